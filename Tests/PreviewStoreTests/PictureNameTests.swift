import PreviewStore
import Testing

@Suite struct `A picture's name` {
  @Test(arguments: [
    ("Showcase/Card", 2.0, "Showcase/Card@2x.png"),
    ("Showcase/Card", 1.0, "Showcase/Card.png"),
    ("Main/../../etc/passwd", 2.0, "Main/_./_./etc/passwd@2x.png"),
    ("Main/.hidden", 3.0, "Main/_hidden@3x.png"),
    ("Main/a\u{0}b\nc", 2.0, "Main/a_b_c@2x.png"),
    ("", 2.0, "_@2x.png"),
  ]) func `never leads out of the folder`(preview: String, scale: Double, path: String) {
    #expect(PictureName.path(of: preview, scale: scale) == path)
  }

  @Test func `takes any text as one component`() {
    #expect(PictureName.component("Sign in / Sign up") == "Sign in _ Sign up")
    #expect(PictureName.component(String(repeating: "é", count: 500)).utf8.count <= 121)
  }
}
