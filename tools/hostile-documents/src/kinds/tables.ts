import { bodyOf, inside, json, many, run, text } from "../build.ts";
import type { Kind, Recipe } from "../fill.ts";

const cell = (content: string, style: object = {}): string =>
  `{"content":[${text(content)}],"tableCellStyle":${json(style)}}`;

const row = (cells: string): string => `{"tableCells":[${cells}]}`;

/** Returns the recipe of a document with one table of repeated rows. */
const tableOf = (rows: (index: number) => string): Recipe =>
  inside(bodyOf(rows), '{"table":{"tableRows":[', "]}}");

/** Documents with tables that are large, or whose cells overlap. */
export const tables = {
  "large-table": () =>
    tableOf((index) => row([1, 2, 3, 4].map((column) => cell(`${index}.${column}`)).join(","))),
  "wide-table": () =>
    inside(
      bodyOf((index) => cell(`${index}`)),
      '{"table":{"tableRows":[{"tableCells":[',
      "]}]}}",
    ),
  "square-table": (bytes) => {
    const width = Math.ceil(Math.sqrt(bytes / cell("x").length));
    return tableOf(() => row(Array.from({ length: width }, () => cell("x")).join(",")));
  },
  "ragged-table": (bytes) => {
    const width = Math.ceil(bytes / 2 / cell("x").length);
    const wide = row(Array.from({ length: width }, () => cell("x")).join(","));
    return tableOf((index) => (index === 0 ? wide : row(cell("y"))));
  },
  "empty-rows": () => tableOf(() => many("{}")),
  "one-wide-row": (bytes) => {
    const width = Math.ceil(bytes / 2 / 3);
    const wide = row(Array.from({ length: width }, () => "{}").join(","));
    return tableOf((index) => (index === 0 ? wide : many("{}")));
  },
  "many-tables": () => bodyOf(() => `{"table":{"tableRows":[${row(cell("a"))}]}}`),
  "merged-cells": () =>
    tableOf(() => row(cell("a", { rowSpan: 1e9, columnSpan: 1e9 }) + "," + cell("b"))),
  "merged-columns": () => tableOf(() => row(many(cell("a", { columnSpan: 1000 })))),
  "merged-rows": (bytes) => {
    const width = Math.ceil(Math.sqrt(bytes / cell("x").length));
    const cells = Array.from({ length: width }, (_, at) => cell("x", { rowSpan: 2 + (at % 7) }));
    return tableOf(() => row(cells.join(",")));
  },
  "header-rows": () =>
    tableOf(() => `{"tableRowStyle":{"tableHeader":true},"tableCells":[${cell("h")}]}`),
  "many-columns": () =>
    inside(
      bodyOf(() => many('{"widthType":"FIXED_WIDTH","width":{"magnitude":1}}')),
      `{"table":{"tableRows":[${row(cell("a"))}],"tableStyle":{"tableColumnProperties":[`,
      "]}}}",
    ),
  "long-cells": () =>
    inside(
      bodyOf(() => run("a|b\u000b")),
      '{"table":{"tableRows":[{"tableCells":[{"content":[{"paragraph":{"elements":[',
      "]}}]}]}]}}",
    ),
  "metadata-table": () =>
    tableOf((index) => row(`${cell(`Field ${index}`)},${cell(`Value ${index}`)}`)),
} satisfies Record<string, Kind>;
