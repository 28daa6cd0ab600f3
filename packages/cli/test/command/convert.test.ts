import { convertDocument } from "@document-export/convert";
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  link as hardLink,
  readdir,
  readFile,
  readlink,
  rename,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { MAIN, start } from "../support/start.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const DEMO = fileURLToPath(new URL("../../../service/demo/quarterly-report.json", import.meta.url));
const demo: unknown = JSON.parse(await readFile(DEMO, "utf8"));

/** A document of one paragraph, as JSON. */
function documentOf(text: string): string {
  const elements = [{ textRun: { content: `${text}\n` } }];
  return JSON.stringify({ title: "Note", body: { content: [{ paragraph: { elements } }] } });
}

/** Writes a document to a new folder, and returns its path and the path for the result. */
async function oneDocument(json: string, result = "note.md") {
  const folder = await temporaryFolder();
  const [document, output] = [join(folder, "note.json"), join(folder, result)];
  await writeFile(document, json);
  return { document, output };
}

test.each([
  ["a.md", "markdown"],
  ["a.HTM", "html"],
  ["a.txt", "text"],
  ["a.docx", "docx"],
] as const)("writes %s, without a service", async (name, format) => {
  const output = join(await temporaryFolder(), name);
  const { code, out } = await docexport(["convert", DEMO, "-o", output]);
  expect({ code, out }).toEqual({ code: 0, out: `${DEMO} → ${output}\n` });
  const { content } = convertDocument(demo, { format });
  expect(await readFile(output)).toEqual(Buffer.from(content as string));
});

test("embeds images in the result and reports which remain links", async () => {
  const png = Buffer.from("iVBORw0KGgo=", "base64");
  const server = createServer(({ url }, response) => {
    if (url !== "/chart.png") return void response.writeHead(410).end();
    response.writeHead(200, { "content-type": "image/png" }).end(png);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const imageAt = (path: string) => ({
    inlineObjectProperties: {
      embeddedObject: { imageProperties: { contentUri: origin + path } },
    },
  });
  const elements = ["a", "b"].map((inlineObjectId) => ({
    inlineObjectElement: { inlineObjectId },
  }));
  const { document, output } = await oneDocument(
    JSON.stringify({
      title: "Note",
      body: { content: [{ paragraph: { elements } }] },
      inlineObjects: { a: imageAt("/chart.png"), b: imageAt("/gone.png") },
    }),
  );
  const { code, err } = await docexport([
    "convert",
    document,
    "-o",
    output,
    "--images",
    "embed",
    "--allow-private",
  ]);
  expect(code).toBe(0);
  const gone = `${origin}/gone.png`;
  const said = `Cannot load the image ${gone}: its server responded with 410. It stays a link.`;
  expect(err.replaceAll("\n", " ")).toContain(said);
  expect(err).toContain("image-not-resolved");
  const embedded = `data:image/png;base64,${png.toString("base64")}`;
  expect(await readFile(output, "utf8")).toBe(`![](${embedded})![](${gone})\n`);
});

test("converts standard input to standard output, with its options", async () => {
  const flags = ["--skip", "image,table", "--skip=pageBreak", "--field", "slug=q3", "--tab", "t.0"];
  const tabs = [{ tabProperties: { tabId: "t.0" }, documentTab: demo }];
  const document = { title: "Report", tabs };
  const rest = ["--heading-shift", "-1", "--toc", "omit", "--labels", "markdown"];
  const { code, out } = await docexport(
    ["convert", "-", "--format", "markdown", "--suggestions", "reject", ...flags, ...rest],
    {},
    JSON.stringify(document),
  );
  expect(code).toBe(0);
  const { content } = convertDocument(document, {
    format: "markdown",
    suggestions: "reject",
    skip: ["image", "table", "pageBreak"],
    fields: { slug: "q3" },
    tab: "t.0",
    headingShift: -1,
    toc: "omit",
    labels: "markdown",
  });
  expect(out).toBe(content);
});

test("groups warnings by code on standard error, with counts and first places", async () => {
  const page = { sectionBreak: {} };
  const elements = Array.from({ length: 200 }, () => ({ equation: {} }));
  const { document, output } = await oneDocument(
    JSON.stringify({ title: "Sums", body: { content: [page, { paragraph: { elements } }] } }),
  );
  const { err } = await docexport(["convert", document, "-o", output]);
  expect(err.split("\n")).toEqual([
    expect.stringMatching(/^ {2}200 × equation-left-out {2}The Google Docs API/),
    expect.stringMatching(
      /^ {4}at \/body\/content\/1\/paragraph\/elements\/0\S*, \S+\/1\S*, \S+\/2\S* and 197 more$/,
    ),
    "",
  ]);
});

test("prints nothing more after writing a result to /dev/stdout", async () => {
  const { document } = await oneDocument(documentOf("Hello"));
  const args = ["convert", document, "-o", "/dev/stdout"];
  for (const name of ["text", "txt", "Text"])
    expect(await docexport([...args, "--format", name])).toMatchObject({ code: 0, out: "Hello\n" });
  expect((await docexport([...args, "--json", "--format", "text"])).code).toBe(2);
});

test("writes Markdown to standard output without --format and reports the default", async () => {
  const { document } = await oneDocument(documentOf("Hello"));
  const { code, out, err } = await docexport(["convert", document]);
  expect({ code, out }).toEqual({ code: 0, out: "Hello\n" });
  expect(err).toContain("Writes markdown; `--format NAME` names another");
});

test("writes MDX to a file with the extension .mdx", async () => {
  const { document, output } = await oneDocument(documentOf("a { b"), "note.mdx");
  expect(await docexport(["convert", document, "-o", output])).toMatchObject({ code: 0 });
  expect(await readFile(output, "utf8")).toBe("a \\{ b\n");
});

test("prints the outcome as JSON with every warning of the converter", async () => {
  const output = join(await temporaryFolder(), "a.md");
  const { out, err } = await docexport(["convert", DEMO, "-o", output, "--json"]);
  const { title, warnings, warningCounts } = convertDocument(demo, { format: "markdown" });
  expect(JSON.parse(out)).toEqual({
    file: DEMO,
    output,
    format: "markdown",
    title,
    warnings,
    warningCounts,
  });
  expect(err).toBe("");
});

test.each([
  ["not JSON", "{", "is not JSON in UTF-8: "],
  ["another JSON", '{"name":"x"}', "not a hosted document: expected a member `tabs` or `body`"],
  ["too deep a document", `${"[".repeat(2000)}${"]".repeat(2000)}`, "expected"],
])("leaves the result as it was for %s, and exits with 2", async (_, json, message) => {
  const { document, output } = await oneDocument(json);
  await writeFile(output, "before");
  const { code, out, err } = await docexport(["convert", document, "-o", output]);
  expect(err).toMatch(/^docexport: `\S+note\.json`/);
  expect(err).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(await readFile(output, "utf8")).toBe("before");
});

const DOCS = "https://docs.google.com";

test.each([
  [["note.json", "-o", "note.pdf"], "The extension of `note.pdf` names no format: expected one of"],
  [["note.json", "-o", "a.md", "--format", "pdf"], "expected one of markdown, html"],
  [["note.json", "-o", "./note.json", "--format", "text"], "overwrite the document `note.json`"],
  [
    ["none.json", "-o", "a.md"],
    "There is no file `none.json`.\n  Pass the address of a Google Doc",
  ],
  [["https://example.com/a.json", "-o", "a.md"], "is not an address of Google Docs.\n  Pass"],
  [[`${DOCS}/spreadsheets/d/${"a".repeat(44)}/edit`, "-o", "a.md"], "is a Google Sheet"],
  [["note.json", "-o", "no/folder/a.md"], "ENOENT"],
  [["note.json", "-o", "no/folder/a.md"], "There is no folder `no/folder`: create it"],
  [["note.json", "-o", "."], "`.` is a folder, and `-o` names one file.\n  Name a file in it"],
  [["note.json", "a.md"], "To write the result to `a.md`, put `-o` before it."],
  [
    ["note.json", "--images", "-o", "a.md"],
    "`--images`: expected `link`, `embed` or a folder, got",
  ],
  [["note.json", "--format", "html", "--json"], "where the result would be"],
  [["note.json", "--format", "html", "--watch"], "`--watch` needs files"],
  [["none.json", "-o", "a.md", "--watch"], "There is no file `none.json`"],
  [["note.json", "-o", "a.md", "--heading-shift", "7"], "flag `--heading-shift` is invalid"],
  [["note.json", "-o", "a.md", "--skip", "images"], "flag `--skip` is invalid: expected one of"],
  [["note.json", "-o", "a.md", "--tab", "t.9"], "flag `--tab` is invalid"],
  [["note.json", "-o", "a.md", "--field", "slug"], "expected text on both sides"],
])("rejects the arguments %j", async (args, message) => {
  const { document } = await oneDocument(documentOf("Hello"));
  const folder = join(document, "..");
  const { code, out, err } = await docexport(["convert", ...args], {}, "", folder);
  expect(err).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

test("names the command for a document in place of a command", async () => {
  const { document } = await oneDocument(documentOf("Hello"));
  const { code, err } = await docexport([document]);
  expect(err).toContain(`To convert it, run: docexport convert ${document}`);
  expect(code).toBe(2);
});

// A file size limit simulates a full disk.
test.skipIf(process.platform === "win32")(
  "keeps the previous result if the disk has no space left",
  async () => {
    const { document, output } = await oneDocument(documentOf("long ".repeat(4000)));
    await writeFile(output, "before");
    const line = `ulimit -f 2; exec "$0" "$1" convert "$2" -o "$3"`;
    const run = promisify(execFile)("/bin/bash", [
      "-c",
      line,
      process.execPath,
      MAIN,
      document,
      output,
    ]);
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Cannot write the result: EFBIG"),
    });
    expect(await readFile(output, "utf8")).toBe("before");
    expect(await readdir(join(output, ".."))).toEqual(["note.json", "note.md"]);
  },
);

test.skipIf(process.platform === "win32")(
  "preserves permissions, hard links and symlinks of an existing result",
  async () => {
    const { document, output } = await oneDocument(documentOf("Hello"));
    const folder = join(output, "..");
    const [link, other] = [join(folder, "link.md"), join(folder, "other.md")];
    await writeFile(output, "before", { mode: 0o640 });
    await symlink("note.md", link);
    expect(await docexport(["convert", document, "-o", link])).toMatchObject({ code: 0 });
    expect(await readlink(link)).toBe("note.md");
    expect((await stat(output)).mode & 0o777).toBe(0o640);
    await hardLink(output, other);
    await writeFile(document, documentOf("Again"));
    expect(await docexport(["convert", document, "-o", output])).toMatchObject({ code: 0 });
    expect(await readFile(other, "utf8")).toBe("Again\n");
    const toItself = join(folder, "note.txt");
    await hardLink(document, toItself);
    const refused = await docexport(["convert", document, "-o", toItself]);
    expect(refused.err).toContain("The result would overwrite the document");
  },
);

test("converts again when the document is changed or replaced, until Ctrl+C", async () => {
  const { document, output } = await oneDocument(documentOf("One"));
  const running = await start(["convert", document, "-o", output, "--watch"]);
  /** One change can cause two conversions if the first read the file half-written. */
  const untilResult = async (text: string, count = 1): Promise<void> => {
    await running.untilWritten(new RegExp(`(→.*\\n[^]*){${count}}`));
    if ((await readFile(output, "utf8")) !== text) await untilResult(text, count + 1);
  };
  await untilResult("One\n");
  await writeFile(document, "{");
  await running.untilWritten(/docexport: \S+ is not JSON/);
  expect(await readFile(output, "utf8")).toBe("One\n");
  await writeFile(document, documentOf("Two"));
  await untilResult("Two\n");
  await writeFile(`${document}.new`, documentOf("Three"));
  await rename(`${document}.new`, document);
  await untilResult("Three\n");
  running.process.kill("SIGINT");
  expect((await running.ended).code).toBe(0);
});
