import type {
  HostedParagraph,
  HostedSegment,
  HostedStructuralElement,
  HostedTable,
  HostedTableCell,
} from "../hosted/hosted-document.js";
import { readList, readText } from "../hosted/read.js";
import { textOfParagraph } from "../hosted/text/text-of-paragraph.js";

/** If the first column has a longer text, it is not a name, so the table does not contain metadata. */
const MAX_NAME_LENGTH = 64;

/** Named styles that may precede the metadata table. */
const HEADING = /^(TITLE|SUBTITLE|HEADING_[1-6])$/;

/**
 * Returns the rows of the metadata table: a two-column table at the start of the document, preceded by headings at
 * most, whose first column contains names (decision `field-mappings`). Returns an empty object if the document has no
 * such table. Drops a colon after a name, uses the first of two rows with the same name, and ignores header rows.
 */
export function readMetadataTable(body: Partial<HostedSegment>): Readonly<Record<string, string>> {
  const opening = readList(body.content).find((element) => !mayPrecede(element));
  const rows = opening?.table ? rowsOf(opening.table) : [];
  if (!rows.every((cells) => cells.length === 2 && isName(cells[0]))) return {};
  const named = new Map<string, string>();
  for (const [name = "", value = ""] of rows) {
    if (!named.has(nameOf(name))) named.set(nameOf(name), value);
  }
  return Object.fromEntries(named);
}

function mayPrecede(element: Partial<HostedStructuralElement>): boolean {
  if (element.sectionBreak) return true;
  if (!element.paragraph) return false;
  const style = readText(element.paragraph.paragraphStyle?.namedStyleType);
  return HEADING.test(style) || isEmptyParagraph(element.paragraph);
}

/** The text of a paragraph may be very long, and its first run usually shows that there is some. */
function isEmptyParagraph(paragraph: Partial<HostedParagraph>): boolean {
  const [first] = readList(paragraph.elements);
  return !VISIBLE.test(readText(first?.textRun?.content)) && textOfParagraph(paragraph) === "";
}

/** Characters that are always shown. */
const VISIBLE = /[!-~]/;

function rowsOf(table: Partial<HostedTable>): readonly (readonly string[])[] {
  return readList(table.tableRows)
    .filter((row) => row.tableRowStyle?.tableHeader !== true)
    .map((row) => readList(row.tableCells).map((cell) => textOfCell(cell)))
    .filter((cells) => cells.some((text) => text !== ""));
}

function textOfCell(cell: Partial<HostedTableCell>): string {
  return readList(cell.content)
    .map((element) => (element.paragraph ? textOfParagraph(element.paragraph) : ""))
    .filter((text) => text !== "")
    .join(" ");
}

function isName(text: string | undefined): boolean {
  return text !== undefined && nameOf(text) !== "" && text.length <= MAX_NAME_LENGTH;
}

function nameOf(text: string): string {
  return text.replace(/\s*[:：]$/, "");
}
