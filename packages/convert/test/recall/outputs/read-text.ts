import type { Content, Item, Mark } from "../content.js";
import { ContentBuilder } from "../content-builder.js";

const UNDERLINES = ["=", "-", "~", "^", '"', "'"];
const RULE = /^ *-{40}$/;
const MARKS: ReadonlySet<Mark> = new Set();

/** Returns what a person reads in plain text by its layout: underlines, indents, labels, tabs and brackets. */
export function readText(text: string): Content {
  const builder = new ContentBuilder();
  const lines = text.split("\n");
  const indents: number[] = [];
  let note = "";
  for (const [index, line] of lines.entries()) {
    const [, number, rest] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    note = number ?? (/^ {4}|^$/.test(line) ? note : "");
    if (line.trim() === "") indents.length = 0;
    if (line.trim() === "" || RULE.test(line) || isUnderlineOf(lines[index - 1], line)) continue;
    if (note !== "") builder.inNote(note, () => readLine(rest ?? withoutBullet(line), builder));
    readRow(line, builder);
    const heading = UNDERLINES.findIndex((sign) => isUnderline(lines[index + 1], sign));
    const item = { depth: depthOf(line, indents), label: "" };
    builder.open(heading < 0 ? { item } : { heading: heading + 1 });
    readLine(withoutBullet(line), builder);
    builder.close();
    readBox(withoutBullet(line), item, builder);
    readOtherwise(line, builder);
  }
  return builder.content;
}

function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:\| )*[●○■❖➢★◆▪•☐]\.? /u, "");
}

/** Replaces brackets at the start of a possible checklist item with a box. */
function withBox(line: string): string {
  return line.replace(/^\[([ x])\] /, (_, tick: string) => (tick === "x" ? "☒ " : "☐ "));
}

/** Adds the reading of square brackets at the start of a line as a checklist box, because they may be either. */
function readBox(line: string, item: Item, builder: ContentBuilder): void {
  if (withBox(line) === line) return;
  builder.open({ item });
  readLine(withBox(line), builder);
  builder.close();
}

function isUnderline(line: string | undefined, sign: string): boolean {
  return line !== undefined && line !== "" && !RULE.test(line) && line === sign.repeat(line.length);
}

function isUnderlineOf(above: string | undefined, line: string): boolean {
  const isOne = UNDERLINES.some((sign) => isUnderline(line, sign));
  return isOne && above !== undefined && above.trim() !== "";
}

/** How many smaller indents precede it in its list. */
function depthOf(line: string, indents: number[]): number {
  const indent = line.length - line.trimStart().length;
  while ((indents.at(-1) ?? -1) > indent) indents.pop();
  if ((indents.at(-1) ?? -1) < indent) indents.push(indent);
  return indents.length - 1;
}

/** Adds the reading of a line as a table row, because any line may be one. */
function readRow(line: string, builder: ContentBuilder): void {
  const table = builder.table();
  // Adds an extra cell, because a table of one cell would be a box.
  builder.inCell({ table, row: 0, column: 0, rowSpan: 1, columnSpan: 1 }, () => undefined);
  for (const [column, cell] of line.split("\t").entries()) {
    const place = { table, row: 1, column, rowSpan: 1, columnSpan: 1 };
    builder.inCell(place, () => {
      for (const part of cell.split(" / ")) {
        builder.open({ item: { depth: 0, label: "" } });
        readLine(withBox(withoutBullet(part)), builder);
        builder.close();
      }
    });
  }
}

/** Matches images and links with their URLs, and footnote references. */
const SIGNS = /\[(?!-)([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\](?: <([^<>\s]+)>)?| <([a-z]+:[^<>\s]+)>/g;

function readLine(line: string, builder: ContentBuilder): void {
  const marks = new Set<Mark>();
  const add = (text: string, url?: string) => {
    for (const part of text.split(SUGGESTION_SIGNS)) {
      const [sign, isOn] = SUGGESTIONS.get(part) ?? [];
      if (sign && isOn) marks.add(sign);
      else if (sign) marks.delete(sign);
      else builder.add({ text: withoutCarets(part), marks: new Set(marks), url });
    }
  };
  let end = 0;
  for (const { index, 0: whole, 1: inner, 2: source, 3: url } of line.matchAll(SIGNS)) {
    add(line.slice(end, index), url);
    end = index + whole.length;
    if (inner === undefined) continue;
    const isNote = /^\d+$/.test(inner) && index > 0;
    const image = { alternative: inner === "image" ? "" : inner, url: source ?? "" };
    if (isNote) builder.add({ text: "", marks: new Set(), note: inner });
    const text = isNote || source !== undefined ? "" : whole;
    builder.add({ text, marks: new Set(marks), image });
  }
  add(line.slice(end));
}

/** Adds other readings: bracketed text with a URL may be a link, and a URL in angle brackets may be text. */
function readOtherwise(line: string, builder: ContentBuilder): void {
  for (const { 0: whole, 1: inner, 2: url } of line.matchAll(SIGNS)) {
    if (url === undefined) continue;
    builder.open();
    builder.add({ text: whole.slice(0, (inner ?? "").length + 2), marks: MARKS, url });
  }
  if (!/<[a-z]+:/.test(line)) return;
  builder.open();
  builder.add({ text: line, marks: MARKS });
  builder.close();
}

/** The signs of suggestions, which may separate a link from its URL. */
const SUGGESTION_SIGNS = /(\{\+|\+\}|\[-|-\])/;
const SUGGESTIONS: ReadonlyMap<string, readonly [Mark, isOn: boolean]> = new Map([
  ["{+", ["inserted", true]],
  ["+}", ["inserted", false]],
  ["[-", ["strikethrough", true]],
  ["-]", ["strikethrough", false]],
]);

function withoutCarets(text: string): string {
  return text.replaceAll(/\^\(([^()]*)\)|\^(?=[\p{L}\p{N}])/gu, "$1");
}
