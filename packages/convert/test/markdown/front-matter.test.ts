import * as fc from "fast-check";
import { CORE_SCHEMA, load, YAML11_SCHEMA } from "js-yaml";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { convertDocument } from "../../src/index.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { body } from "../support/build-document.js";

/** Two third-party parsers, each with both YAML versions. */
const parsers: Readonly<Record<string, (yaml: string) => unknown>> = {
  "yaml 1.1": (text) => parse(text, { version: "1.1" }),
  "yaml 1.2": (text) => parse(text, { version: "1.2" }),
  "js-yaml 1.1": (text) => load(text, { schema: YAML11_SCHEMA }),
  "js-yaml 1.2": (text) => load(text, { schema: CORE_SCHEMA }),
};

/** Strings that one of the versions reads as another type, or that quoting does not preserve. */
const STRINGS = [
  ..."yes no on off y n Y N Yes NO On OFF true False null NULL ~ = << nan .nan .inf -.INF".split(
    " ",
  ),
  ..."2024-01-01 2024-01-01T12:30:45Z 12:30:45 190:20:30 1_000 0o17 017 0x1F 0b11 1e3".split(" "),
  ..."1. .5 +1 -0 1,5 089 - --- ... [a] {a} &a *a !a | > %a @a `a` 'a' \"a\" it's a\\nb a:".split(
    " ",
  ),
  ..."|\u0020|\u0020a|a\u0020|a: b|a #b|# a|- a|? a|!!int 1|a, b|R&D (50 %)|漢字：、|😀|é".split(
    "|",
  ),
  ..."a\nb|a\n\n b\n|a\r\nb|a\tb|\u0085|a\u0085b|\u2028|a\u2029b|\uFEFFa|\u0000|\u007F".split("|"),
  ..."\u00A0a|\uD800|\uFFFE|constructor".split("|"),
  "x".repeat(3000),
];

const readBy = (read: (yaml: string) => unknown, fields: Readonly<Record<string, string>>) => {
  const { content } = convertDocument(body(), { format: "markdown", fields });
  return read(/^---\n([^]*?)\n---\n/.exec(content)?.[1] ?? "");
};

describe.each(Object.entries(parsers))("front matter read by %s", (_, read) => {
  it("contains the original strings", () => {
    const fields = Object.fromEntries(STRINGS.map((value, index) => [`field ${index}`, value]));
    expect(readBy(read, fields)).toEqual(fields);
  });

  it("contains the original names", () => {
    const fields = Object.fromEntries(STRINGS.map((name) => [name, "value"]));
    expect(readBy(read, fields)).toEqual(fields);
  });

  it("contains the original strings and names for random fields", () => {
    const part = fc.oneof(fc.constantFrom(...STRINGS), fc.string({ unit: "binary", maxLength: 3 }));
    const text = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));
    const name = text.filter((one) => one !== "__proto__");
    fc.assert(
      fc.property(fc.dictionary(name, text, { minKeys: 1 }), (fields) => {
        expect(readBy(read, fields)).toEqual({ ...fields });
      }),
      { numRuns: fuzzRuns * 4, seed: fuzzSeed },
    );
  });
});

it("front matter has no quotes around plain words", () => {
  const fields = { title: "Quarterly report (draft)", author: "Zoë O'Neill", version: "1.10" };
  const { content } = convertDocument(body(), { format: "markdown", fields });
  expect(content).toBe(
    '---\ntitle: Quarterly report (draft)\nauthor: Zoë O\'Neill\nversion: "1.10"\n---\n',
  );
});
