/// What `vitrine --help` prints.
let helpText = """
  vitrine draws UIKit components as Interface Builder would, on Linux.

  usage:
    vitrine render  [PATH…]  draw previews once, then exit
    vitrine watch   [PATH]   keep drawing as files change, until interrupted
    vitrine inspect FILE…    lay documents out and print the frames
    vitrine list    [PATH]   what would be drawn, and from which files
    vitrine doctor           is this machine ready

  PATH is a folder (every designable class, document and storyboard scene below it), a document, or Swift sources that
  together make one module. Default: the current folder.

  options:
    --output DIR             the output folder (default: Previews)
    --only PATTERN           previews whose name matches, * and ? as in a shell; repeatable
    --class NAME             that class, designable or not; repeatable
    --set KEY=VALUE          set a property after creation: 8, true, #RRGGBB, #RRGGBBAA, {10, 20}, text; repeatable
    --size WxH               the view's size in points (default: as stored, else the intrinsic size, else 240x128)
    --device NAME            an Interface Builder device id (retina6_1) or a marketing name (iPhone 15)
    --appearance light|dark
    --text-size NAME         a content size category (default: large)
    --locale ID              a locale identifier (default: en_US)
    --direction ltr|rtl
    --scale N                pixels a point (default: 2)
    --mode design|runtime    as Interface Builder draws it, or as the app would (default: design)
    --timeout SECONDS        what one preview may use (default: 5)
    --memory MIB             what one preview may use (default: 512)
    --stored-size            inspect: lay each root out at the size that its document stores
    --json                   one JSON object a line on standard output
    --quiet, --verbose, --color auto|always|never, --version, --help

  exit status: 0 all drawn, 1 a preview failed, 2 unusable arguments, 3 the machine is not ready, 130 interrupted
  """

/// What `vitrine --version` prints.
let versionText = "vitrine 0.1.0"
