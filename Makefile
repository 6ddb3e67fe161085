# The two that do all the set-up: `make demo` and `make test`.

BUILD := .build/release
VITRINE := $(BUILD)/vitrine
SWIFT_SOURCES := Package.swift Sources Tests

.PHONY: demo test build setup fonts format check-format score bench-layout clean

## Draws the showcase into Previews/Rendered.
demo: build
	$(VITRINE) render Previews/Showcase --output Previews/Rendered
	@echo "The pictures are in $(CURDIR)/Previews/Rendered"

## Builds everything and runs all tests. `swift test` by itself would build all modules again, with other flags. One test at a
## time: the current traits and the screen are one process's, as in an app, and some tests set them.
test: build
	swift build -c release --build-tests
	swift test -c release --skip-build --no-parallel

build: setup fonts
	swift build -c release

## Installs the Debian packages that are missing.
setup:
	@scripts/install-dependencies

## Derives the system font's stand-in from Inter; does nothing where that is done.
fonts: setup
	@scripts/make-fonts .build/fonts

format:
	swift-format format --in-place --parallel --recursive $(SWIFT_SOURCES)

check-format:
	swift-format lint --strict --parallel --recursive $(SWIFT_SOURCES)

## Scores the layout of real documents, where they are at hand.
score: build
	python3 ../shared/corpus/score.py --vitrine $(VITRINE)

## Times the constraint solver against kiwisolver, which is installed from PyPI below .build.
bench-layout: setup
	swift build -c release --product LayoutBenchmark
	scripts/benchmark-layout $(BUILD)/LayoutBenchmark

clean:
	rm -rf .build
