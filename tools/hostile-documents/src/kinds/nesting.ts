import { bodyOf, inside, json, text } from "../build.ts";
import type { Kind, Recipe } from "../fill.ts";

const OPEN = '{"table":{"tableRows":[{"tableCells":[{"content":[';
const CLOSE = "]}]}]}}";
const DEEPEST_CONVERTED = 30;

/** Returns the recipe of a document with `inner` inside repeated `open` and as many `close`. */
const nested = (open: string, close: string, inner: string, frame: Recipe["frame"]): Recipe => ({
  frame: [frame[0] ?? "", inner, frame[1] ?? ""],
  parts: () => [open, close],
  separator: "",
});

/** Documents with structures that are nested deeper than any parser allows. */
export const nesting = {
  "deep-tables": () => nested(OPEN, CLOSE, text("deep"), bodyOf(() => "").frame),
  "deep-contents": () =>
    nested('{"tableOfContents":{"content":[', "]}}", text("deep"), bodyOf(() => "").frame),
  "deep-tabs": () =>
    nested('{"documentTab":{"body":{"content":[]}},"childTabs":[', "]}", "", [
      '{"title":"Hostile","tabs":[',
      "]}",
    ]),
  "deep-json": () => {
    const around = inside(
      bodyOf(() => ""),
      `${text("deep")},{"paragraph":`,
      "}",
    );
    return nested("[", "]", "", around.frame);
  },
  "nested-tables": () =>
    bodyOf((index) => {
      const depth = DEEPEST_CONVERTED;
      return OPEN.repeat(depth) + text(`deep ${index}`) + CLOSE.repeat(depth);
    }),
  "nested-rows": () => {
    const cells = json([{ content: [] }, { content: [] }]).slice(1, -1);
    const open = `{"table":{"tableRows":[{"tableCells":[${cells},{"content":[`;
    return bodyOf(
      () => open.repeat(DEEPEST_CONVERTED) + text("x") + CLOSE.repeat(DEEPEST_CONVERTED),
    );
  },
} satisfies Record<string, Kind>;
