import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseText } from "../../src/decode/json/parse-text.js";

/** Turns objects into lists of names and values, so that comparisons do not depend on how an engine stores names. */
function listed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listed);
  if (typeof value !== "object" || value === null) return value;
  return { members: Object.entries(value).map(([name, member]) => [name, listed(member)]) };
}

/** Escapes each character of the names. */
function escaped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(escaped).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${escapedString(name)} : ${escaped(member)}`,
  );
  return `{${members.join(", ")}}`;
}

function escapedString(text: string): string {
  const units = text
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${units.join("")}"`;
}

describe("an escaped name", () => {
  test.each([
    ["\\", String.raw`{"first":1,"\u540d":2}`, "名"],
    ["\\", String.raw`{"first":1,"\n":2}`, "\n"],
    ["\\", String.raw`{"first":1,"\"":2}`, '"'],
    ["a\\", String.raw`{"first":1,"a\t" :2}`, "a\t"],
  ])("is parsed correctly after another text had %j", (before, text, name) => {
    JSON.parse(JSON.stringify({ first: 0, [before]: 0 }));
    expect(listed(parseText(text))).toEqual({
      members: [
        ["first", 1],
        [name, 2],
      ],
    });
  });

  test("can be __proto__, or occur twice", () => {
    const proto = parseText(String.raw`{"\u005f_proto__":{"a\n":1}}`) as object;
    expect(Object.hasOwn(proto, "__proto__")).toBe(true);
    expect(listed(proto)).toEqual({ members: [["__proto__", { members: [["a\n", 1]] }]] });
    expect(parseText(String.raw`{"a":1,"\u0061":2}`)).toEqual({ a: 2 });
  });

  test("is parsed correctly in any value", () => {
    const names = fc.string({ unit: fc.constantFrom("a", "\\", '"', "é", "\n", "\u{1F600}") });
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        names,
        fc.integer(),
        fc.constant(null),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(value, (one) => {
        expect(listed(parseText(escaped(one)))).toEqual(listed(one));
        expect(listed(parseText(JSON.stringify(one)))).toEqual(listed(one));
      }),
      { numRuns: 500 },
    );
  });

  test("does not make invalid JSON valid", () => {
    for (const text of [
      String.raw`{"\x":1}`,
      String.raw`{"\u00e":1}`,
      String.raw`{"\n":1`,
      String.raw`"\n":1`,
    ])
      expect(() => parseText(text), text).toThrow(SyntaxError);
  });
});
