import type { Recipe } from "./fill.ts";

const HEAD = '"title":"Hostile","documentId":"hostile","revisionId":"1"';

/** Returns the JSON of one value. */
export const json = (value: unknown): string => JSON.stringify(value);

/** Returns the JSON of a run of text. */
export const run = (content: string, textStyle: object = {}): string =>
  json({ textRun: { content, textStyle } });

/** Returns the JSON of a paragraph; its elements are already JSON. */
export const paragraph = (elements: string, members: object = {}): string =>
  `{"paragraph":{"elements":[${elements}],${json(members).slice(1, -1) || '"bullet":null'}}}`;

/** Returns the JSON of a paragraph of text. */
export const text = (content: string, paragraphStyle: object = {}): string =>
  paragraph(run(content), { paragraphStyle });

/**
 * Returns the recipe of a document whose body repeats elements; `members` is JSON of more members, such as
 * `"lists":{}`.
 */
export const bodyOf = (element: (index: number) => string, members = '"lists":{}'): Recipe => ({
  frame: [`{${HEAD},${members},"body":{"content":[`, "]}}"],
  parts: (index) => [element(index)],
});

/** Returns the recipe of a document with one paragraph that repeats elements. */
export const paragraphOf = (element: (index: number) => string, members?: string): Recipe =>
  inside(bodyOf(element, members), '{"paragraph":{"elements":[', "]}}");

/** Returns the recipe of a document with one run that repeats one text. */
export const runOf = (content: string, textStyle: object = {}): Recipe => {
  const [before = "", after = ""] = run("|", textStyle).split("|");
  const escaped = json(content).slice(1, -1);
  const recipe = paragraphOf(() => escaped);
  return { ...inside(recipe, before, after), separator: "" };
};

/** Returns the recipe of a document whose body repeats elements while a dictionary next to it repeats entries. */
export const withDictionary = (
  name: string,
  element: (index: number) => string,
  entry: (index: number) => string,
): Recipe => ({
  frame: [`{${HEAD},"body":{"content":[`, `]},"${name}":{`, "}}"],
  parts: (index) => [element(index), entry(index)],
});

/** Adds more fixed text around the first gap of a recipe. */
export function inside(recipe: Recipe, before: string, after: string): Recipe {
  const [first = "", second = "", ...rest] = recipe.frame;
  return { ...recipe, frame: [first + before, after + second, ...rest] };
}

/** Returns the JSON of one dictionary entry. */
export const entry = (key: string, value: unknown): string => `${json(key)}:${json(value)}`;

/** Repeats a unit to about a kilobyte, so that documents with millions of small units are fast to generate. */
export const many = (unit: string): string =>
  Array.from({ length: Math.max(1, Math.ceil(1000 / unit.length)) }, () => unit).join(",");
