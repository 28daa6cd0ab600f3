import * as fc from "fast-check";

const SIGNS = "<>&\"'`*_~[]()#+-=|\\!:;@^$\n\v\t /.123abcé漢א\ud800\udc00\ue907\u202e\u0000";
const WORDS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</style></title>",
  "-->",
  "]]>",
  "javascript:alert(1)",
  "www.a.b",
  "&lt;",
  "[^1]",
  "---\n",
  "| - |",
];

/** Text of characters that are special in HTML, Markdown, XML or terminals. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 10 })
  .map((parts) => parts.join(""));

/** Safe and unsafe URLs. */
export const hostileUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "https://example.com/?a=1&b=(2)",
    "javascript:alert(1)",
    " JaVa\tScript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//example.com",
    "mailto:a@example.com",
    "#h.0",
  ),
  hostileText,
);
