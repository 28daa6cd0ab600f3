import { body, paragraph, run } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const chips = paragraph([
  { person: { personProperties: { name: "Ines", email: "ines@example.org" } } },
  run(", "),
  { dateElement: { dateElementProperties: { displayText: "Monday" } } },
  run(", "),
  { richLink: { richLinkProperties: { title: "Plan", uri: "https://example.org/" } } },
]);
const code = (text: string) =>
  paragraph([run(text, { weightedFontFamily: { fontFamily: "Roboto Mono" } })]);
const red = { color: { rgbColor: { red: 1 } } };

export const ofText: Reports = {
  "the value of a dropdown chip is missing": report(
    "not possible",
    body(paragraph("State: \uE907 today")),
    String.raw`State: \[object] today`,
  ),
  "chips of dates, persons and files are lost": report(
    "kept",
    body(chips),
    "[Ines](mailto:ines@example.org), Monday, [Plan](https://example.org/)",
  ),
  "bold over spaces breaks Markdown": report(
    "kept",
    body(paragraph([run("a"), run(" bold ", { bold: true }), run("b")])),
    "a **bold** b",
  ),
  "a bold space alone becomes asterisks": report(
    "kept",
    body(paragraph([run("a"), run(" ", { bold: true }), run("b")])),
    /^a b\n$/,
  ),
  "bold before a Chinese or Japanese full stop shows asterisks": report(
    "kept",
    body(paragraph([run("这是"), run("重点。", { bold: true }), run("然后")])),
    /\*\*重点|<strong>重点/,
  ),
  "words join where a run is only a space": report(
    "kept",
    body(paragraph([run("one"), run(" "), run("two", { italic: true })])),
    "one *two*",
  ),
  "soft line breaks are lost": report(
    "kept",
    body(paragraph("roses\u000Bviolets")),
    /^roses(?:\\| {2})\nviolets\n$/,
  ),
  "text that looks like Markdown is not escaped, or addresses are": report(
    "kept",
    body(paragraph("1. *no* https://example.org/a_b_c")),
    String.raw`1\. \*no\* https://example.org/a_b_c`,
  ),
  "dollar signs and prices change": report(
    "kept",
    body(paragraph("from $5 to $10")),
    "from $5 to $10",
  ),
  "a heading loses the hash at its end": report(
    "kept",
    body(paragraph("In C #", "HEADING_1")),
    String.raw`# In C \#`,
  ),
  "superscripts and subscripts are lost": report(
    "kept",
    body(paragraph([run("H"), run("2", { baselineOffset: "SUBSCRIPT" }), run("O")])),
    "H<sub>2</sub>O",
  ),
  "code in a sentence is not marked": report(
    "kept",
    body(paragraph([run("run "), run("ls", { weightedFontFamily: { fontFamily: "Consolas" } })])),
    "run `ls`",
  ),
  "a code block of Google Docs has no fence": report(
    "kept",
    body(paragraph("\uE907"), code("let a = 1;"), paragraph("\uE907")),
    "```\nlet a = 1;\n```",
  ),
  "each line of code is a paragraph": report(
    "kept",
    body(code("let a = 1;"), code("let b = 2;")),
    "```\nlet a = 1;\nlet b = 2;\n```",
  ),
  "equations are lost without a word": report(
    "not possible",
    body(paragraph([run("so "), { equation: {} }])),
    "[equation]",
  ),
  "colours are lost": report(
    "kept",
    body(paragraph([run("stop", { foregroundColor: red })])),
    "color: #ff0000",
    { format: "html", styles: "faithful" },
  ),
  "tabs at the beginning become a block of code": report(
    "kept with a warning",
    body(paragraph("\tText")),
    /^Text\n$/,
  ),
  "text in angle brackets vanishes": report(
    "kept",
    body(paragraph("press <Enter>")),
    String.raw`press \<Enter>`,
  ),
  "text in braces breaks MDX": report("kept", body(paragraph("a {b}")), String.raw`a \{b}`, {
    dialect: "mdx",
  }),
  "a backtick in code ends the code": report(
    "kept",
    body(paragraph([run("a`b", { weightedFontFamily: { fontFamily: "Consolas" } })])),
    "``a`b``",
  ),
  "bold inside of a word shows asterisks": report(
    "kept",
    body(paragraph([run("un"), run("believ", { bold: true }), run("able")])),
    "un**believ**able",
  ),
  "empty paragraphs become blank lines": report(
    "kept",
    body(paragraph("a"), paragraph(""), paragraph(""), paragraph("b")),
    /^a\n\nb\n$/,
  ),
  "emoji are cut in two": report(
    "kept",
    body(paragraph([run("👩‍🚀 "), run("go", { bold: true })])),
    "👩‍🚀 **go**",
  ),
};
