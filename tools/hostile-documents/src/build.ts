import type { Recipe } from "./fill.ts";

const HEAD = '"title":"Hostile","documentId":"hostile","revisionId":"1"';

/** JSON of one value. */
export const json = (value: unknown): string => JSON.stringify(value);

/** JSON of a run of text. */
export const run = (content: string, textStyle: object = {}): string =>
  json({ textRun: { content, textStyle } });

/** JSON of a paragraph of elements that are JSON. */
export const paragraph = (elements: string, members: object = {}): string =>
  `{"paragraph":{"elements":[${elements}],${json(members).slice(1, -1) || '"bullet":null'}}}`;

/** JSON of a paragraph of text. */
export const text = (content: string, paragraphStyle: object = {}): string =>
  paragraph(run(content), { paragraphStyle });

/** A document whose body repeats elements; `members` is JSON of further members of it, such as `"lists":{}`. */
export const bodyOf = (element: (index: number) => string, members = '"lists":{}'): Recipe => ({
  frame: [`{${HEAD},${members},"body":{"content":[`, "]}}"],
  parts: (index) => [element(index)],
});

/** A document of one paragraph that repeats elements. */
export const paragraphOf = (element: (index: number) => string, members?: string): Recipe =>
  inside(bodyOf(element, members), '{"paragraph":{"elements":[', "]}}");

/** A document of one run, whose text repeats one text. */
export const runOf = (content: string, textStyle: object = {}): Recipe => {
  const [before = "", after = ""] = run("|", textStyle).split("|");
  const escaped = json(content).slice(1, -1);
  const recipe = paragraphOf(() => escaped);
  return { ...inside(recipe, before, after), separator: "" };
};

/** A document whose body repeats elements while a dictionary beside it repeats entries. */
export const withDictionary = (
  name: string,
  element: (index: number) => string,
  entry: (index: number) => string,
): Recipe => ({
  frame: [`{${HEAD},"body":{"content":[`, `]},"${name}":{`, "}}"],
  parts: (index) => [element(index), entry(index)],
});

/** The recipe with more fixed text around the first gap. */
export function inside(recipe: Recipe, before: string, after: string): Recipe {
  const [first = "", second = "", ...rest] = recipe.frame;
  return { ...recipe, frame: [first + before, after + second, ...rest] };
}

/** JSON of one entry of a dictionary. */
export const entry = (key: string, value: unknown): string => `${json(key)}:${json(value)}`;

/** Units of about a kilobyte, so that millions of small ones are quick to make. */
export const many = (unit: string): string =>
  Array.from({ length: Math.max(1, Math.ceil(1000 / unit.length)) }, () => unit).join(",");
