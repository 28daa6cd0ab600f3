import { bodyOf, entry, paragraph, run, withDictionary } from "../build.ts";
import type { Kind } from "../fill.ts";

const item = (content: string, listId: string, nestingLevel = 0): string =>
  paragraph(run(content), { bullet: { listId, nestingLevel } });

const definition = (level: object): object => ({
  listProperties: { nestingLevels: Array.from({ length: 9 }, () => level) },
});

const DECIMAL = { glyphType: "DECIMAL", glyphFormat: "%0.%1.%2.%3.%4.%5.%6.%7.%8." };

const listsOf = (level: object): string => `"lists":${JSON.stringify({ l: definition(level) })}`;

/** Documents with lists: many, long, deep, and with long numbers. */
export const lists = {
  "many-lists": () =>
    withDictionary(
      "lists",
      (index) => item("item", `l${index}`),
      (index) => entry(`l${index}`, definition({ glyphSymbol: "●" })),
    ),
  "unknown-lists": () => bodyOf((index) => item("item", `l${index}`)),
  "long-list": () => bodyOf(() => item("item", "l"), listsOf(DECIMAL)),
  "two-lists": () => bodyOf((index) => item("item", `l${index % 2}`)),
  "deep-list": () => bodyOf((index) => item("item", "l", index % 9), listsOf(DECIMAL)),
  "deeper-list": () => bodyOf((index) => item("item", "l", index), listsOf(DECIMAL)),
  "roman-list": () =>
    bodyOf(
      () => item("item", "l"),
      listsOf({ glyphType: "ROMAN", glyphFormat: "%0.", startNumber: 1e9 }),
    ),
  "alpha-list": () =>
    bodyOf(
      () => item("item", "l"),
      listsOf({ glyphType: "ALPHA", glyphFormat: "%0.", startNumber: 1e9 }),
    ),
  "long-label": () =>
    bodyOf(() => item("item", "l"), listsOf({ ...DECIMAL, glyphFormat: "%0.".repeat(1000) })),
  "broken-list": () =>
    bodyOf(
      (index) => (index % 2 === 0 ? item("item", "l") : paragraph(run("text"))),
      listsOf(DECIMAL),
    ),
} satisfies Record<string, Kind>;
