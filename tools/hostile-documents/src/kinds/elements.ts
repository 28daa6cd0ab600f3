import { bodyOf, json, many, paragraphOf, text } from "../build.ts";
import type { Kind } from "../fill.ts";

/** Documents with unknown elements, and with elements that output formats lack. */
export const elements = {
  "number-elements": () => bodyOf(() => many("1")),
  "number-elements-after-text": () => bodyOf((index) => (index === 0 ? text("x") : many("1"))),
  "null-elements": () => bodyOf((index) => (index === 0 ? text("x") : many("null"))),
  "empty-elements": () => bodyOf(() => many("{}")),
  "unknown-elements": () => bodyOf(() => many('{"gadget":{"text":"x"}}')),
  "unknown-inline-elements": () => paragraphOf(() => many('{"gadget":{}}')),
  "number-inline-elements": () => paragraphOf(() => many("1")),
  equations: () => paragraphOf(() => many('{"equation":{}}')),
  "page-breaks": () => paragraphOf(() => many('{"pageBreak":{}}')),
  "column-breaks": () => paragraphOf(() => many('{"columnBreak":{}}')),
  rules: () => paragraphOf(() => many('{"horizontalRule":{}}')),
  "page-numbers": () => paragraphOf(() => many('{"autoText":{"type":"PAGE_NUMBER"}}')),
  chips: () =>
    paragraphOf((index) =>
      [
        json({
          person: { personProperties: { name: `P ${index}`, email: `p${index}@example.com` } },
        }),
        json({
          richLink: { richLinkProperties: { title: "T", uri: `https://example.com/${index}` } },
        }),
        json({
          dateElement: {
            dateElementProperties: { displayText: "D", timestamp: "2026-01-01T00:00:00Z" },
          },
        }),
      ].join(","),
    ),
  "wide-keys": () => ({
    frame: ['{"title":"Hostile","body":{"content":[{"paragraph":{"elements":[],', "}}]}}"],
    parts: (index) => [`"key${index}":${index}`],
  }),
  "wide-documents": () => ({
    frame: ['{"title":"Hostile","body":{"content":[]},', "}"],
    parts: (index) => [`"key${index}":{"a":[]}`],
  }),
  "wide-elements": () =>
    bodyOf(
      (index) => `{${Array.from({ length: 100 }, (_, at) => `"k${index}_${at}":1`).join(",")}}`,
    ),
  "wide-text-styles": () => ({
    frame: [
      '{"title":"Hostile","body":{"content":[{"paragraph":{"elements":[{"textRun":{"content":"a","textStyle":{',
      "}}}]}}]}}",
    ],
    parts: (index) => [`"key${index}":true`],
  }),
} satisfies Record<string, Kind>;
