import { expect, test } from "vitest";
import { code, comment, key, literal } from "../src/emit/code.ts";
import { distinctNames, memberName, typeName } from "../src/emit/names.ts";

test("escapes any string into a literal", () => {
  expect(code`a(${'"); process.exit(1); ("'})`.text).toBe(
    String.raw`a("\"); process.exit(1); (\"")`,
  );
  expect(literal("\u2028</script>").text).toBe(String.raw`"\u2028<\/script>"`);
});

test("prints numbers and booleans, and nothing for undefined", () => {
  expect(code`[${1}, ${false}, ${null}]${undefined}`.text).toBe("[1, false, null]");
});

test("prints a member called __proto__ as an own member", () => {
  expect(literal(JSON.parse('{"__proto__":{"__proto__":"\\"__proto__\\":"}}')).text).toBe(
    String.raw`{["__proto__"]:{["__proto__"]:"\"__proto__\":"}}`,
  );
  expect(code`{ ${key("__proto__")}: 1, ${key("a-b")}: 2 }`.text).toBe(
    '{ ["__proto__"]: 1, "a-b": 2 }',
  );
});

test("escapes comment ends inside a comment", () => {
  expect(comment("a */ process.exit(1) /*").text).toBe(String.raw`/** a *\/ process.exit(1) /* */`);
  expect(comment("one\ntwo\u2028three").text).toBe("/**\n * one\n * two\n * three\n */");
});

test.each([
  ["webhook-create", "WebhookCreate"],
  ["3d model", "_3dModel"],
  ["a; drop()", "ADrop"],
  ["default", "Default"],
  ["名前", "U540d_524d"],
  ["-", "U2d"],
])("the name %j becomes the type %s", (name, expected) => {
  expect(typeName(name).text).toBe(expected);
});

test("numbers names that become equal, in their order", () => {
  const names = distinctNames(["a-b", "a b"], (name) => memberName("check", name));
  expect([...names.values()].map(({ text }) => text)).toEqual(["checkAB", "checkAB2"]);
});
