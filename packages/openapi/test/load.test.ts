import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createNotes, DescriptionError, loadDescription, type LoadOptions } from "../src/index.js";
import { fetchText } from "../src/load/fetch-text.js";
import { isPrivateAddress } from "../src/load/is-private-address.js";

let around: string;
let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), "document-export-load-"));
  folder = join(around, "inside");
  await mkdir(folder);
  await writeFile(join(around, "outside.yaml"), "type: string\n");
  server = createServer(({ url }, response) => {
    if (url === "/away") return response.writeHead(302, { location: "/schema.yaml" }).end();
    if (url === "/schema.yaml")
      return response.setHeader("content-type", "application/yaml").end("type: integer\n");
    if (url === "/openapi.yaml") return response.end(describing("schema.yaml"));
    return response.writeHead(404).end("<html></html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(around, { recursive: true });
});

/** A description whose only schema is in another file. */
function describing(reference: string): string {
  return `openapi: 3.1.1\ninfo: { title: T, version: "1" }\ncomponents:\n  schemas:\n    A:\n      $ref: "${reference}"\n`;
}

async function load(text: string | Uint8Array, options: LoadOptions = {}) {
  const file = join(folder, "openapi.yaml");
  await writeFile(file, text);
  return loadDescription(file, options);
}

async function problemOf(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DescriptionError);
  const { problems, message } = error as DescriptionError;
  expect(problems).toHaveLength(1);
  expect(message.split("\n")).toHaveLength(1);
  return problems[0] ?? "";
}

const bomb = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
  .concat(
    ["b", "c", "d", "e", "f", "g", "h", "i"].map((name, at) => {
      const before = "abcdefgh"[at] ?? "a";
      return `${name}: &${name} [${Array.from({ length: 10 }, () => `*${before}`).join(", ")}]`;
    }),
  )
  .join("\n");

test.each([
  ["an empty file", "", "the file is empty"],
  ["a page of HTML", "<!doctype html>\n<html><body>404</body></html>", "it is HTML or XML"],
  ["a text", "Not found", "got another kind of text"],
  ["a list", "[1, 2]", "got another kind of text"],
  ["something else of YAML", "name: a\non: push\n", "got neither"],
  ["no YAML", "openapi: 3.1.1\npaths: [", "neither YAML nor JSON"],
  ["a version that nobody knows", "openapi: 4.0.0\n", "got `4.0.0`"],
  ["a version of long ago", 'swagger: "1.2"\n', "got `swagger: 1.2`"],
  ["a YAML bomb", `openapi: 3.1.1\n${bomb}\n`, "more than 10000000 values"],
  [
    "a circle of aliases",
    "openapi: 3.1.1\na: &a { b: *a }\n",
    "refers to a value that contains it",
  ],
  [
    "a hole without ground",
    `{"openapi":"3.1.1","a":${"[".repeat(600)}${"]".repeat(600)}}`,
    "nesting exceeded",
  ],
])("refuses %s in one line", async (_, text, said) => {
  expect(await problemOf(load(text))).toContain(said);
});

const smallest = 'openapi: 3.1.1\ninfo: { title: "Über", version: "1" }\npaths: {}\n';
const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each([
  ["UTF-8 with a mark", Buffer.from(`\ufeff${smallest}`)],
  ["UTF-16 with a mark", utf16(`\ufeff${smallest}`)],
  ["UTF-16 without one", utf16(smallest)],
  ["UTF-16, greatest byte first", utf16(`\ufeff${smallest}`).swap16()],
])("a description in %s is read", async (_, bytes) => {
  expect(await load(bytes)).toMatchObject({ info: { title: "Über" } });
});

test.each([
  ["gzip", gzipSync(smallest), "compressed with gzip: unpack it first"],
  ["ZIP", Buffer.from("PK\u0003\u0004..."), "a ZIP file: unpack it first"],
  ["PDF", Buffer.from("%PDF-1.7\n"), "it is a PDF file"],
  ["another kind", Buffer.from([1, 2, 0, 3, 0, 0, 5]), "it is not text"],
])("refuses a file of %s in one line", async (_, bytes, said) => {
  expect(await problemOf(load(bytes))).toContain(said);
});

test("refuses a folder or a missing file in one line", async () => {
  expect(await problemOf(loadDescription(folder))).toContain("is a folder: expected a file");
  const none = join(folder, "none.yaml");
  expect(await problemOf(loadDescription(none))).toBe(`there is no file ${none}`);
});

test("refuses files that refer only to each other in one line", async () => {
  await writeFile(join(folder, "other.yaml"), 'A:\n  $ref: "openapi.yaml#/components/schemas/A"\n');
  expect(await problemOf(load(describing("other.yaml#/A")))).toContain(
    "references between files form a cycle",
  );
});

test("refuses a reference to a file: URL", async () => {
  const said = await problemOf(load(describing("file:///etc/hosts")));
  expect(said).toContain("file:///etc/hosts is a `file:` URL");
});

test("refuses a file that is too large without reading it", async () => {
  const file = join(folder, "large.json");
  await writeFile(file, "");
  // The file is sparse and takes no space on the disk.
  await truncate(file, 200_000_000);
  expect(await problemOf(loadDescription(file))).toContain("is larger than 100 MB");
});

test("stops reading an endless file at the limit", async () => {
  expect(await problemOf(loadDescription("/dev/zero"))).toContain("is larger than 100 MB");
});

test("refuses a reference out of the folder unless a root contains both", async () => {
  const text = describing("../outside.yaml");
  expect(await problemOf(load(text))).toContain("is outside the folder of the description");
  expect(await load(text, { root: around })).toMatchObject({
    components: { schemas: { outside: { type: "string" } } },
  });
});

test("refuses a symbolic link that leads out of the folder", async () => {
  await symlink(join(around, "outside.yaml"), join(folder, "link.yaml"));
  expect(await problemOf(load(describing("link.yaml")))).toContain("is outside the folder");
});

test("notes a reference to a missing file", async () => {
  const notes = createNotes();
  const document = await load(describing("../nowhere.yaml#/A"), { notes });
  expect(document).toMatchObject({ components: { schemas: { A: {} } } });
  expect(notes.list).toMatchObject([
    { kind: "unresolved-reference", place: expect.stringMatching(/openapi\.yaml:\d+:\d+$/) },
  ]);
});

test("notes references that refer only to each other", async () => {
  const notes = createNotes();
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { $ref: "#/paths/~1a" } },
    components: {
      parameters: { P: { $ref: "#/components/parameters/P" } },
      schemas: {
        A: { $ref: "#/components/schemas/B/properties/x" },
        B: { $ref: "#/components/schemas/A" },
        C: { type: "object", properties: { c: { $ref: "#/components/schemas/C" } } },
      },
    },
  };
  const loaded = await load(JSON.stringify(document), { notes });
  expect(loaded).toMatchObject({
    paths: { "/a": {}, "/b": {} },
    components: { schemas: { C: document.components.schemas.C } },
  });
  const endless = notes.list.filter(({ kind }) => kind === "endless-reference");
  expect(endless.map(({ place }) => place.replace(/.*#/, "")).toSorted()).toEqual([
    "/components/parameters/P/$ref",
    "/components/schemas/A/$ref",
    "/components/schemas/B/$ref",
    "/paths/~1a/$ref",
    "/paths/~1b/$ref",
  ]);
});

test.each([
  ["YAML", "info: { title: t, version: '1' }\nopenapi: 3.1.0\nopenapi: 3.1.1\npaths: {}\n"],
  ["JSON", '{"openapi":"3.1.0","openapi":"3.1.1","info":{"title":"t","version":"1"},"paths":{}}'],
])("uses the last of duplicate members in %s, with a note", async (_, text) => {
  const notes = createNotes();
  expect(await load(text, { notes })).toMatchObject({ openapi: "3.1.1" });
  expect(notes.list).toMatchObject([
    { kind: "member-twice", place: expect.stringMatching(/openapi\.yaml:\d+:\d+$/) },
  ]);
});

test("reads insufficiently indented lines, with a note", async () => {
  const notes = createNotes();
  const text = `openapi: 3.1.0
info: {
  title: t, version: '1'
}
paths: {}
x-list:
  items: [
    1, # one
    2
  ]
  text: "one
  two"
`;
  expect(await load(text, { notes })).toMatchObject({
    info: { title: "t", version: "1" },
    "x-list": { items: [1, 2], text: "one two" },
  });
  expect(notes.list).toMatchObject([
    { kind: "loose-indentation", place: expect.stringMatching(/openapi\.yaml:\d+:\d+$/) },
  ]);
  expect(await problemOf(load("openapi: 3.1.0\ninfo: {\n  title: [\n}\n"))).toContain(
    "neither YAML nor JSON",
  );
});

test("reads thousands of such lines in linear time", async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `  item${at}: [\n${at}\n]\n`);
  const text = `openapi: 3.1.0\ninfo: { title: t, version: "1" }\npaths: {}\nx-all:\n${names.join("")}`;
  const loaded = await load(text);
  expect(Object.entries(Object(loaded["x-all"])).at(-1)).toEqual(["item1999", [1999]]);
});

test("follows a reference over the network only if allowed", async () => {
  const text = describing(`${origin}/schema.yaml`);
  expect(await problemOf(load(text))).toContain("allow them with `--allow-remote`");
  expect(await problemOf(load(text, { allowRemote: true }))).toContain(
    "leads to a private address",
  );
  const allowed = { allowRemote: true, allowPrivate: true };
  expect(await load(text, allowed)).toMatchObject({
    components: { schemas: { schema: { type: "integer" } } },
  });
  expect(await load(describing(`${origin}/away`), allowed)).toMatchObject({
    components: { schemas: { away: { type: "integer" } } },
  });
});

test("notes a reference to a public address that is not allowed", async () => {
  const notes = createNotes();
  const text = describing("https://schemas.example/common.json#/Text");
  expect(await load(text, { notes })).toMatchObject({ components: { schemas: { A: {} } } });
  expect(notes.list).toMatchObject([
    { kind: "unresolved-reference", found: expect.stringContaining("`--allow-remote`") },
  ]);
});

test.each(["http://localhost/a", "http://api.localhost./a", "http://[::1]/a", "http://0x7f.1/a"])(
  "refuses a reference to %s",
  async (address) => {
    expect(await problemOf(load(describing(address)))).toContain("allow them with");
  },
);

test("treats a name that resolves to this machine as private", async () => {
  const text = describing(`${origin.replace("127.0.0.1", "localhost")}/schema.yaml`);
  expect(await problemOf(load(text, { allowRemote: true }))).toContain(
    "leads to a private address",
  );
});

test("refuses a redirect from a public address to a private one", async () => {
  // Both addresses are this machine; the second simulates a public address.
  const judge = (address: string) => address !== "127.0.0.2";
  const other = createServer((_, response) =>
    response.writeHead(302, { location: `${origin}/schema.yaml` }).end(),
  ).listen(0, "127.0.0.2");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const from = `http://127.0.0.2:${port}/`;
  const leading = fetchText(from, { allowPrivate: false, isNamed: true, judge });
  await expect(leading).rejects.toThrow(`${origin}/schema.yaml leads to a private address`);
  const named = await fetchText(`${origin}/away`, { allowPrivate: false, isNamed: true, judge });
  expect(named).toMatchObject({ body: "type: integer\n", isPrivate: true });
  other.close();
});

test("resolves relative references of a description loaded from a URL", async () => {
  expect(await loadDescription(`${origin}/openapi.yaml`)).toMatchObject({
    components: { schemas: { schema: { type: "integer" } } },
  });
  expect(await problemOf(loadDescription(`${origin}/nowhere`))).toContain("status 404");
});

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["169.254.169.254", true],
  ["::1", true],
  ["::ffff:10.0.0.1", true],
  ["fd00::1", true],
  ["93.184.216.34", false],
  ["2606:2800:220:1::1", false],
])("classifies whether %s is private as %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test.each([
  ["openapi: 3.0\n", "3.1.1"],
  ["openapi: 3.1\n", "3.1.0"],
  ["openapi: 3.2.0\n", "3.1.2"],
  ["swagger: 2.0\n", "3.1.1"],
])("reads the version of %j", async (head, version) => {
  const { openapi } = await load(`${head}info: { title: T, version: "1" }\npaths: {}\n`);
  expect(openapi).toBe(version);
});

test.each([
  ["swagger: 3.0.1\n", "3.1.1"],
  ["openapi: 2.0\n", "3.1.1"],
])("reads the version of %j, written under the wrong member", async (head, version) => {
  const notes = createNotes();
  const text = `${head}info: { title: T, version: "1" }\npaths: {}\n`;
  expect((await load(text, { notes })).openapi).toBe(version);
  expect(notes.list.map(({ kind }) => kind)).toEqual(["version"]);
});
