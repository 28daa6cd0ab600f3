import { bodyOf, json, paragraph, paragraphOf, run, text } from "../build.ts";
import type { Kind } from "../fill.ts";

const suggested = (ids: object): string =>
  json({ textRun: { content: "a ", textStyle: {}, ...ids } });

/** Documents with open suggestions. */
export const suggestions = {
  "suggested-runs": () =>
    paragraphOf((index) =>
      suggested(
        index % 2 === 0
          ? { suggestedInsertionIds: [`s${index}`] }
          : { suggestedDeletionIds: [`s${index}`] },
      ),
    ),
  "suggested-paragraphs": () =>
    bodyOf((index) => paragraph(suggested({ suggestedInsertionIds: [`s${index}`] }))),
  "suggestion-ids": () => ({
    frame: [
      '{"title":"Hostile","body":{"content":[{"paragraph":{"elements":[{"textRun":{"content":"a","suggestedInsertionIds":[',
      "]}}]}}]}}",
    ],
    parts: (index) => [`"s${index}"`],
  }),
  "suggested-styles": () => ({
    frame: [
      '{"title":"Hostile","body":{"content":[{"paragraph":{"elements":[{"textRun":{"content":"a","suggestedTextStyleChanges":{',
      "}}}]}}]}}",
    ],
    parts: (index) => [
      `"s${index}":{"textStyle":{"bold":true},"textStyleSuggestionState":{"boldSuggested":true}}`,
    ],
  }),
  "suggested-lists": () =>
    bodyOf((index) =>
      paragraph(run("a"), {
        suggestedBulletChanges: {
          [`s${index}`]: {
            bullet: { listId: `l${index}` },
            bulletSuggestionState: { listIdSuggested: true },
          },
        },
      }),
    ),
  "suggested-named-styles": () => ({
    frame: [
      `{"title":"Hostile","body":{"content":[${text("x")}]},"suggestedNamedStylesChanges":{`,
      "}}",
    ],
    parts: (index) => [
      `"s${index}":{"namedStyles":{"styles":[{"namedStyleType":"HEADING_1","textStyle":{"bold":true}}]},"namedStylesSuggestionState":{"stylesSuggestionStates":[{"namedStyleType":"HEADING_1"}]}}`,
    ],
  }),
} satisfies Record<string, Kind>;
