import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fromHtml } from "hast-util-from-html";
import { parse } from "yaml";
import { sharedDemo } from "../support/shared/shared-demo.js";

const TITLE = '"><script>alert(1)</script>\r\nX-Injected: 1\n---\n../../../etc/passwd\0';

/** Returns a document whose metadata table attacks code that would execute its names or values. */
function hostileDocument(): string {
  const cell = (content: string) => ({
    content: [{ paragraph: { elements: [{ textRun: { content } }] } }],
  });
  const rows = [
    ["__proto__", "polluted"],
    ["constructor", "polluted"],
    ["toString", "polluted"],
    ['x" onload="alert(1)', '--> <img src=x onerror="alert(1)">'],
    ["Summary", "- a: b\n---\nadmin: true"],
  ];
  const tableRows = rows.map((row) => ({ tableCells: row.map(cell) }));
  const body = { content: [{ table: { rows: rows.length, columns: 2, tableRows } }] };
  return JSON.stringify({ title: TITLE, documentId: "d", revisionId: "r", body });
}

/** Written as text: in an object literal, `__proto__` would set the prototype. */
const mappings = `{ "__proto__": "title", "hasOwnProperty": "title", "a\\r\\nb": "title" }`;

test.each(["markdown", "html"])("escapes hostile titles and fields in %s", async (format) => {
  const { caller, destination, folder } = await sharedDemo();
  const options = `{ "destination": ${destination}, "autoMapDocumentProperties": true,
    "__proto__": { "destinationReference": "polluted" }, "fieldMappings": ${mappings},
    "conversion": { "destination": "${format}" } }`;
  const response = await caller.upload({ file: hostileDocument(), options }, { prefer: "wait=60" });
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ status: "done" });
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect({}.toString()).toBe("[object Object]");
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^[\p{L}\p{N}-]+\.(md|html)$/u);
  const text = await readFile(join(folder, name), "utf8");
  if (format === "markdown")
    expect(frontMatter(text)).toMatchObject({ Summary: expect.any(String) });
  else
    expect(namesIn(text)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^script$|^on/i)]),
    );
});

function frontMatter(text: string): unknown {
  const [, yaml = ""] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return parse(yaml);
}

/** Returns the names of elements and of their attributes. */
function namesIn(html: string): readonly string[] {
  const names: string[] = [];
  const walk = (node: ReturnType<typeof fromHtml>["children"][number]) => {
    if (node.type !== "element") return;
    names.push(node.tagName, ...Object.keys(node.properties));
    node.children.forEach(walk);
  };
  fromHtml(html).children.forEach(walk);
  return names;
}
