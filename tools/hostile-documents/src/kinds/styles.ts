import { bodyOf, inside, json, many, paragraph, run, text } from "../build.ts";
import type { Kind, Recipe } from "../fill.ts";

const namedStyle = (index: number): string =>
  json({
    namedStyleType: index % 2 === 0 ? "NORMAL_TEXT" : `STYLE_${index}`,
    textStyle: { weightedFontFamily: { fontFamily: `Font ${index}` } },
    paragraphStyle: { namedStyleType: `STYLE_${index + 1}` },
  });

const colour = (index: number): object => ({
  color: { rgbColor: { red: (index % 256) / 255, green: ((index >> 8) % 256) / 255 } },
});

const around = (recipe: Recipe, before: string, after: string): Recipe =>
  inside(recipe, `{"paragraph":{"elements":[${run("a")}],"paragraphStyle":${before}`, `${after}}}`);

/** Documents with many styles, all of them different. */
export const styles = {
  "named-styles": () => ({
    frame: [
      `{"title":"Hostile","body":{"content":[${text("x")}]},"namedStyles":{"styles":[`,
      "]}}",
    ],
    parts: (index) => [namedStyle(index)],
  }),
  "coloured-runs": () =>
    bodyOf((index) =>
      paragraph(run("a", { foregroundColor: colour(index), fontSize: { magnitude: index % 100 } })),
    ),
  layouts: () =>
    bodyOf((index) =>
      text("a", {
        spaceAbove: { magnitude: index },
        indentStart: { magnitude: index % 500 },
        shading: { backgroundColor: colour(index) },
        alignment: "CENTER",
      }),
    ),
  "tab-stops": () =>
    around(
      bodyOf(() => many('{"offset":{"magnitude":1},"alignment":"START"}')),
      '{"tabStops":[',
      "]}",
    ),
  "one-cell-tables": () =>
    bodyOf(
      (index) =>
        `{"table":{"tableRows":[{"tableCells":[{"content":[${text(`note ${index}`)}],"tableCellStyle":{"backgroundColor":${json(colour(index))}}}]}]}}`,
    ),
} satisfies Record<string, Kind>;
