import { bodyOf, json } from "../build.ts";
import type { Kind } from "../fill.ts";

const OTHERS: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "x",
  [],
  {},
  [null],
  [[1]],
  { length: 3 },
];

const other = (index: number): unknown => OTHERS[index % OTHERS.length];

/** Documents whose members have the wrong type. */
export const types = {
  "wrong-types": () =>
    bodyOf((index) =>
      json({
        paragraph: {
          elements: [
            { textRun: { content: other(index), textStyle: other(index + 1) } },
            other(index + 2),
          ],
          paragraphStyle: other(index + 3),
          bullet: other(index + 4),
          positionedObjectIds: other(index + 5),
        },
        table: other(index + 6),
        sectionBreak: other(index + 7),
      }),
    ),
  "wrong-tables": () =>
    bodyOf((index) =>
      json({
        table: {
          tableRows: [
            {
              tableCells: [
                {
                  content: other(index),
                  tableCellStyle: { rowSpan: other(index + 1), columnSpan: "2" },
                },
                other(index + 2),
              ],
            },
            other(index + 3),
          ],
          tableStyle: other(index + 4),
        },
      }),
    ),
  "text-numbers": () =>
    bodyOf(() =>
      json({
        paragraph: {
          elements: [{ textRun: { content: "a", textStyle: { fontSize: { magnitude: "12" } } } }],
          paragraphStyle: { lineSpacing: "115", indentStart: { magnitude: "NaN" } },
          bullet: { listId: 1, nestingLevel: "1" },
        },
      }),
    ),
} satisfies Record<string, Kind>;
