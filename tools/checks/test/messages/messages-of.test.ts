import { expect, test } from "vitest";
import { messagesOf } from "../../src/messages/messages-of.ts";

const given = (text: string) => messagesOf("a.ts", text);

test("finds sentences in strings, templates and joined strings", () => {
  const text = `throw new Error("No such file.");
print(\`Sent \${count} of \${files.length} documents\`);
print("The first half, " + "and the second of " + name);
print(ok ? "All went well." : \`Failed: \${reason ?? "nobody said why"}\`);`;
  expect(given(text)).toEqual([
    "No such file.",
    "Sent {count} of {length} documents",
    "The first half, and the second of {name}",
    "All went well.",
    "nobody said why",
  ]);
});

test.each([
  'import a from "some module";',
  'const id = "page-size";',
  "sql`select one from two`",
  'db.raw("SELECT one FROM two")',
  'const a: "one two" = b;',
  'const style = "color: red; margin: 0;";',
])("ignores text that is not written for people: %s", (text) => {
  expect(given(text)).toEqual([]);
});
