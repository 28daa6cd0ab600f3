interface Style {
  readonly [name: string]: unknown;
}

const run = (content: string, textStyle: Style = {}) => ({ textRun: { content, textStyle } });
const picture = (inlineObjectId: string) => ({ inlineObjectElement: { inlineObjectId } });
const NORMAL = { namedStyleType: "NORMAL_TEXT" };
const MONOSPACED = { weightedFontFamily: { fontFamily: "Courier New" } };

function line(elements: string | readonly object[], style: Style = {}, more: object = {}) {
  const runs = typeof elements === "string" ? [run(elements)] : elements;
  const paragraphStyle = { ...NORMAL, ...style };
  return { paragraph: { elements: [...runs, run("\n")], paragraphStyle, ...more } };
}

const heading = (level: number, text: string) =>
  line(text, { namedStyleType: `HEADING_${level}`, headingId: `h.${level}` });
const item = (text: string | readonly object[], listId: string, nestingLevel = 0) =>
  line(text, {}, { bullet: { listId, nestingLevel } });

function table(rows: readonly (readonly (readonly object[])[])[], merged: object = {}) {
  const tableRows = rows.map((cells, row) => ({
    tableRowStyle: { tableHeader: row === 0 },
    tableCells: cells.map((content, column) => ({
      content,
      tableCellStyle: row === 0 && column === 0 ? merged : {},
    })),
  }));
  return { table: { rows: rows.length, columns: rows[0]?.length ?? 0, tableRows } };
}

const points = (magnitude: number) => ({ magnitude, unit: "PT" });
const QUOTED = {
  indentStart: points(36),
  borderLeft: { width: points(2), dashStyle: "SOLID", color: { color: { rgbColor: {} } } },
};

const level = (properties: object) => ({
  listProperties: { nestingLevels: [properties, properties, properties] },
});
const image = (contentUri: string, width: number, description: string, crop: object = {}) => ({
  inlineObjectProperties: {
    embeddedObject: {
      description,
      size: { width: points(width), height: points(width / 2) },
      imageProperties: { contentUri, cropProperties: crop },
    },
  },
});

/** Returns a document with everything that the block editor has a block for, and with content that it has none for. */
export function everything(origin: string): object {
  return {
    title: "One of everything",
    documentId: "everything",
    revisionId: "r",
    body: { content: [...texts, ...lists, ...tables] },
    footnotes: {
      one: {
        footnoteId: "one",
        content: [line([run("Where it "), run("is", { bold: true }), run(" from & to.")])],
      },
    },
    lists: {
      bullets: level({ glyphSymbol: "●" }),
      numbers: level({ glyphType: "DECIMAL", glyphFormat: "%0.", startNumber: 3 }),
      letters: level({ glyphType: "ALPHA", glyphFormat: "%0.", startNumber: 1 }),
      own: level({ glyphType: "DECIMAL", glyphFormat: "(%0)", startNumber: 1 }),
      tasks: level({ glyphType: "GLYPH_TYPE_UNSPECIFIED", glyphFormat: "%0" }),
    },
    inlineObjects: {
      wide: image(`${origin}/wide.png`, 150, 'A "wide" <!-- wp:html --> view'),
      cropped: image(`${origin}/wide.png`, 100, "A part", { offsetLeft: 0.25, offsetTop: 0.5 }),
      narrow: image(`${origin}/narrow.png`, 40, "Narrow &lt; &amp; wide"),
    },
  };
}

const texts = [
  line("One of everything", { namedStyleType: "TITLE" }),
  line([
    run("Text that is "),
    run("strong", { bold: true }),
    run(", "),
    run("slanted", { italic: true }),
    run(" & <b>not bold</b>, with\u00a0a "),
    run("link", { link: { url: "https://example.com/?a=1&b=2" } }),
    run(" and a note"),
    { footnoteReference: { footnoteId: "one", footnoteNumber: "1" } },
    run("."),
  ]),
  line("In the middle -- <!-- /wp:paragraph -->", { alignment: "CENTER" }),
  line("Justified on both sides, with an <i>ending</i>.", { alignment: "JUSTIFIED" }),
  line("من اليمين", { namedStyleType: "HEADING_3", direction: "RIGHT_TO_LEFT" }),
  heading(2, "Pictures"),
  line([run("Left "), picture("cropped"), run(" right.")]),
  line([picture("cropped")], { alignment: "CENTER" }),
  line([run("Before "), picture("wide"), run(" and after.")]),
  line([picture("wide"), run(" "), picture("narrow")]),
  line([picture("narrow")], { alignment: "CENTER" }),
  line([{ horizontalRule: {} }]),
  line("To be, or not to be.", QUOTED),
  line([run("\ue907")], {}),
  line([run("const a = [1];", MONOSPACED)]),
  line([run("if (a < b) https://example.com/", MONOSPACED)]),
  line([run("\ue907")], {}),
  {
    table: {
      rows: 1,
      columns: 1,
      tableRows: [{ tableCells: [{ content: [line("Mind this."), item("and that", "bullets")] }] }],
    },
  },
  line([{ pageBreak: {} }]),
];

const lists = [
  heading(2, "Lists"),
  item("One", "bullets"),
  item("Two", "bullets"),
  item("Under two", "bullets", 1),
  item("Deeper", "bullets", 2),
  item("Three", "bullets"),
  line("Between."),
  item("Third", "numbers"),
  item("Fourth", "numbers"),
  item("a letter", "letters"),
  item("own label", "own"),
  item("To do", "tasks"),
  item([run("Done", { strikethrough: true })], "tasks"),
];

const tables = [
  heading(3, "Tables"),
  table([
    [[line("Name")], [line("Sum", { alignment: "END" })]],
    [[line("Paper"), line("and ink")], [line("12", { alignment: "END" })]],
  ]),
  table(
    [
      [[line("Merged")], []],
      [[line("one")], [line("two")]],
    ],
    { columnSpan: 2 },
  ),
  table([[[line("Tasks")]], [[item("in a cell", "bullets")]]]),
  table([[[line("Justified", { alignment: "JUSTIFIED" })], [line([picture("cropped")])]]]),
  line("The end."),
];
