import { describe, expect, it } from "vitest";
import { convertDocument, type Format } from "../../src/index.js";
import { text } from "../fixtures/build/elements.js";
import { body, paragraph } from "../support/build-document.js";

/** Converts "Due CHIP today." */
function sentence(chip: object, format: Format = "markdown"): string {
  const document = body(paragraph([text("Due "), chip, text(" today.\n")]));
  const { content: output } = convertDocument(document, { format });
  return (typeof output === "string" ? output : Buffer.from(output).toString("latin1")).trim();
}

/** Chips of kinds that the API does not return today, in the same shape as those that it returns. */
const chips: readonly (readonly [string, object, string])[] = [
  ["a title", { file: { fileProperties: { fileId: "1x", title: "Plan" } } }, "Plan"],
  ["a name", { place: { placeProperties: { placeId: "p", name: "Café" } } }, "Café"],
  ["a text", { dropdown: { dropdownId: "k", text: "In work" } }, "In work"],
  ["an address", { map: { uri: "https://m.example/1" } }, "<https://m.example/1>"],
  [
    "a title and an address",
    { calendarEvent: { eventProperties: { summary: "Launch", htmlLink: "https://c.example/e" } } },
    "[Launch](https://c.example/e)",
  ],
  [
    "a chosen option among others",
    {
      dropdownElement: {
        selectedOptionId: "b",
        options: [
          { id: "a", label: "Open" },
          { id: "b", label: "Done" },
        ],
      },
    },
    "Done",
  ],
  [
    "a chosen option in its properties",
    { menu: { selectedItem: "b", menuProperties: { items: [{ id: "b", label: "Done" }] } } },
    "Done",
  ],
  [
    "an option that is chosen by its index",
    { menu: { selectedIndex: 1, options: [{ label: "Open" }, { label: "Done" }] } },
    "Done",
  ],
  ["a text that is chosen by its index", { menu: { chosenIndex: 0, values: ["Open"] } }, "Open"],
  ["only an index", { menu: { selectedIndex: 7, options: [{ label: "Open" }] } }, "\\[menu]"],
  ["a chosen value", { menu: { menuName: "Status", selectedValue: "Blocked" } }, "Blocked"],
  ["a number", { variable: { variableProperties: { value: 42 } } }, "42"],
  ["only words of no known member", { timer: { timerId: "t", remaining: "05:00" } }, "05:00"],
  ["only ids", { votingChip: { votingChipId: "v1" } }, "\\[voting]"],
  ["only options", { dropdown: { options: [{ label: "Open" }] } }, "\\[dropdown]"],
  ["only constants", { stopwatch: { phase: "NOT_STARTED" } }, "\\[stopwatch]"],
  ["only an index", { startIndex: 5, endIndex: 6 }, "\\[object]"],
  ["a name that is no word", { "<b>": {} }, "\\[object]"],
];

describe("a chip of an unknown kind", () => {
  it.each(chips)("shows %s", (_, chip, shown) => {
    expect(sentence(chip)).toBe(`Due ${shown} today.`);
  });

  it.each(["html", "text", "markdown"] as const)("leaves no gap in %s", (format) => {
    expect(sentence({ poll: {} }, format)).toMatch(/Due \\?\[poll\\?\] today/);
  });

  it("keeps its style, and ignores a style of a wrong type", () => {
    expect(sentence({ place: { name: "Rome", textStyle: { bold: true } } })).toContain("**Rome**");
    expect(sentence({ place: { name: "Rome", textStyle: { link: 5 } } })).toContain("Due Rome");
  });

  it("names its kind in a warning", () => {
    const { warnings } = convertDocument(body(paragraph([{ poll: {} } as object])), {
      format: "html",
    });
    expect(warnings.map(({ code, excerpt }) => [code, excerpt])).toEqual([
      ["unknown-element", "poll"],
    ]);
  });

  it("is not linked to an unsafe address", () => {
    expect(sentence({ place: { name: "Rome", url: "javascript:alert(1)" } })).toBe(
      "Due Rome today.",
    );
  });

  it("is searched only up to the limits of depth and number of members", () => {
    const deep = { a: { a: { a: { a: { a: { title: "deep" } } } } } };
    const wide = Object.fromEntries([...Array(300).keys()].map((n) => [`x${n}`, {}]));
    expect(sentence({ poll: deep })).toBe("Due \\[poll] today.");
    expect(sentence({ poll: { ...wide, title: "wide" } })).toBe("Due \\[poll] today.");
  });
});

describe("a chip that the API returns empty", () => {
  it.each([
    ["person", "person"],
    ["richLink", "link"],
    ["dateElement", "date"],
  ])("is a placeholder with a warning: %s", (kind, shown) => {
    const document = body(paragraph([{ [kind]: {} }]));
    const { content: output, warnings } = convertDocument(document, { format: "text" });
    expect(String(output).trim()).toBe(`[${shown}]`);
    expect(warnings.map(({ code }) => code)).toEqual(["object-not-available"]);
  });
});

describe("a block of an unknown kind", () => {
  it("keeps the words of its paragraphs", () => {
    const canvas = {
      canvas: { content: [paragraph([text("One\n")]), paragraph([text("Two\n")])] },
    };
    const { content: output } = convertDocument(body(canvas as object), { format: "markdown" });
    expect(String(output).trim()).toBe("One\n\nTwo");
  });

  it("keeps the formatting of its words, also in cells", () => {
    const words = [
      text("See "),
      text("this", { bold: true }),
      { richLink: { richLinkProperties: { title: "Plan", uri: "https://p.example/" } } },
      text(" now\n", { italic: true, link: { url: "https://a.example/" } }),
    ];
    const tableRows = [{ tableCells: [{ content: [paragraph(words)] }] }];
    const output = (content: object) =>
      String(
        convertDocument(body({ canvas: { content: [content] } } as object), { format: "markdown" })
          .content,
      ).trim();
    const shown = "See **this**[Plan](https://p.example/) [*now*](https://a.example/)";
    expect(output(paragraph(words))).toBe(shown);
    expect(output({ table: { tableRows } })).toBe(shown);
  });

  it("shows only the words of content in unusual shapes", () => {
    const odd = paragraph([
      text("One "),
      { textRun: { content: "two\n", textStyle: 5 } } as object,
    ]);
    const { content: output } = convertDocument(body({ canvas: { content: [odd] } } as object), {
      format: "markdown",
    });
    expect(String(output).trim()).toBe("One two");
  });

  it("is a placeholder if it has no text", () => {
    const { content: output } = convertDocument(body({ mailDraft: {} } as object), {
      format: "text",
    });
    expect(String(output).trim()).toBe("[mail draft]");
  });
});
