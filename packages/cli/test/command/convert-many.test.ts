import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { temporaryFolder } from "../support/temporary-folder.js";

interface Part {
  readonly text: string;
  readonly url?: string;
  readonly headingId?: string;
}

const urlOf = (id: string, rest = "") => `https://docs.google.com/document/d/${id}/edit${rest}`;

function contentOf(parts: readonly Part[]) {
  const content = parts.map(({ text, url, headingId }) => ({
    paragraph: {
      elements: [{ textRun: { content: `${text}\n`, textStyle: url ? { link: { url } } : {} } }],
      paragraphStyle: headingId ? { namedStyleType: "HEADING_1", headingId } : {},
    },
  }));
  return { body: { content } };
}

function documentOf(documentId: string, title: string, ...parts: readonly Part[]): string {
  return JSON.stringify({ documentId, title, ...contentOf(parts) });
}

/** Creates a folder with these files, given by their relative paths. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

test("converts all documents of a folder, with links between their results", async () => {
  const folder = await folderOf({
    "a.json": documentOf(
      "a",
      "Plan: 2026?",
      { text: "Minutes", url: urlOf("b", "#heading=h.1") },
      { text: "Elsewhere", url: urlOf("c") },
    ),
    "old/b.json": documentOf(
      "b",
      "Minutes",
      { text: "Decisions", headingId: "h.1" },
      { text: "The plan", url: urlOf("a") },
    ),
    "notes.txt": "no document",
  });
  const output = join(folder, "out");
  const args = ["convert", folder, "--format", "html", "--output-dir", output];
  expect(await docexport(args)).toMatchObject({ code: 0, err: "" });
  expect(await filesIn(output)).toEqual(["Plan 2026.html", "old", join("old", "Minutes.html")]);
  const plan = await readFile(join(output, "Plan 2026.html"), "utf8");
  expect(plan).toContain('<a href="old/Minutes.html#decisions">Minutes</a>');
  expect(plan).toContain(`<a href="${urlOf("c")}">Elsewhere</a>`);
  const minutes = await readFile(join(output, "old", "Minutes.html"), "utf8");
  expect(minutes).toContain('<a href="../Plan%202026.html">The plan</a>');
});

test("gives results with the same title different file names", async () => {
  const titles = ["Note", "note", "../Note", "", "CON"];
  const files = titles.map((title, index) => [`${index}.json`, documentOf("", title)] as const);
  const folder = await folderOf(Object.fromEntries(files));
  const output = join(folder, "out");
  await docexport(["convert", folder, "--format", "text", "--output-dir", output]);
  expect(await filesIn(output)).toEqual(
    ["3.txt", "CON_.txt", "Note (3).txt", "Note.txt", "note (2).txt"].sort(),
  );
});

test("writes a file for each tab, with links between them", async () => {
  const tab = (tabId: string, title: string, ...parts: readonly Part[]) => ({
    tabProperties: { tabId, title },
    documentTab: contentOf(parts),
  });
  const tabs = [
    tab("t.0", "First", { text: "Over", url: urlOf("d", "?tab=t.1#heading=h.2") }),
    tab("t.1", "Second", { text: "There", headingId: "h.2" }),
  ];
  const folder = await folderOf({
    "d.json": JSON.stringify({ documentId: "d", title: "Book", tabs }),
    "e.json": documentOf("e", "Other", { text: "To it", url: urlOf("d", "?tab=t.1") }),
  });
  const output = join(folder, "out");
  const args = ["convert", folder, "--format", "markdown", "--output-dir", output, "--tab", "all"];
  expect(await docexport(args)).toMatchObject({ code: 0 });
  const read = (path: string) => readFile(join(output, path), "utf8");
  expect(await filesIn(join(output, "Book"))).toEqual(["First.md", "Second.md"]);
  expect(await read("Book/First.md")).toBe("[Over](Second.md#there)\n");
  expect(await read("Other/Other.md")).toBe("[To it](../Book/Second.md)\n");
});

test("continues after a failed document and exits with its code", async () => {
  const folder = await folderOf({ "a.json": "{", "b.json": documentOf("b", "Fine") });
  const output = join(folder, "out");
  const args = ["convert", folder, "--format", "markdown", "--output-dir", output, "--json"];
  const { code, out, err } = await docexport(args);
  expect(code).toBe(2);
  expect(err).toContain("is not JSON in UTF-8");
  expect(JSON.parse(out)).toMatchObject({ title: "Fine", output: join(output, "Fine.md") });
});

test.each([
  [["a.json", "b.json", "-o", "x.md"], "`-o` names one result, got 2 documents"],
  [["a.json", "--output-dir", "out", "-o", "x.md"], "both say where results are written"],
  [["a.json", "--output-dir", "b.json"], "`b.json` is a file, and `--output-dir` names a folder"],
  [["none.json", "--output-dir", "out"], "There is no file `none.json`.\n  Pass the address"],
  [["-", "--output-dir", "out", "--format", "html"], "has no file name"],
  [["empty", "--output-dir", "out", "--format", "html"], "has no documents"],
  [["a.json", "-o", "x.md", "--tab", "all"], "writes a file for each tab"],
  [["a.json", "--output-dir", "out", "--format", "html", "--watch"], "converts one document"],
])("rejects the arguments %j", async (args, message) => {
  const folder = await folderOf({
    "a.json": documentOf("a", "A"),
    "b.json": documentOf("b", "B"),
    "empty/x.txt": "",
  });
  const { code, err } = await docexport(["convert", ...args], {}, "", folder);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
