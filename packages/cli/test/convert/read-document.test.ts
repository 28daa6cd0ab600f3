import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readDocument } from "../../src/convert/input/read-document.js";
import { UsageError } from "../../src/errors/errors.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const document = { title: "Ünïcode", body: { content: [] } };
const json = JSON.stringify(document);
const utf16 = Buffer.from(json, "utf16le");
const bigEndian = Buffer.from(utf16).swap16();

/** Returns the parsed file and the messages printed. */
async function read(bytes: string | Uint8Array) {
  const path = join(await temporaryFolder(), "given.json");
  await writeFile(path, bytes);
  const said: string[] = [];
  const found = await readDocument(path, {}, (remark) => {
    said.push(remark.replace(path, "given"));
  });
  return { found, said };
}

test.each([
  ["UTF-16 as PowerShell writes it", Buffer.concat([Buffer.from("\ufeff", "utf16le"), utf16])],
  ["UTF-16 without a byte order mark", utf16],
  ["UTF-16 in the other order", bigEndian],
])("reads %s, and says so", async (_, bytes) => {
  expect(await read(bytes)).toEqual({ found: document, said: ["`given`: read it as UTF-16."] });
});

test("reads a gzipped document, also in UTF-16", async () => {
  expect(await read(gzipSync(json))).toEqual({
    found: document,
    said: ["`given`: unpacked it with gzip."],
  });
  expect((await read(gzipSync(utf16))).said).toEqual([
    "`given`: unpacked it with gzip, read it as UTF-16.",
  ]);
});

test.each([
  ["a response of a client", { status: 200, data: document }, "/data"],
  ["a list of one", [document], "/0"],
  ["items of a workflow", [{ json: document }], "/0/json"],
  ["a body that is itself the document", { headers: {}, body: document }, "/body"],
  ["a body that is text", { statusCode: 200, body: JSON.stringify(document) }, "/body"],
  [
    "the result of a tool of an assistant",
    { content: [{ type: "text", text: JSON.stringify(document) }] },
    "/content/0/text",
  ],
])("finds the document in %s and reports its path", async (_, around, place) => {
  expect(await read(JSON.stringify(around))).toEqual({
    found: document,
    said: [`\`given\`: took the document at ${place}.`],
  });
});

test("reads a document that is encoded twice, and says so", async () => {
  expect(await read(JSON.stringify(json))).toEqual({
    found: document,
    said: ["`given`: read the JSON in its text."],
  });
});

test("names the address of a document that a shortcut of Drive leads to", async () => {
  const id = "1abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";
  const shortcut = JSON.stringify({ doc_id: id, email: "ines@example.com" });
  await expect(read(shortcut)).rejects.toMatchObject({
    message: expect.stringContaining("is a shortcut of Google Drive") as string,
    advice: `Run: docexport convert https://docs.google.com/document/d/${id}/edit`,
  });
});

test("reports nothing for a plain document", async () => {
  expect((await read(json)).said).toEqual([]);
  expect((await read(`\ufeff${json}`)).said).toEqual([]);
});

test.each([
  ["PK\x03\x04\x14\x00", "is not JSON in UTF-8: it is a ZIP file"],
  ["%PDF-1.7", "it is a PDF file"],
  ["{\\rtf1", "it is a file in Rich Text Format"],
  ["\n<!DOCTYPE html><title>Sign in", "it is an HTML page"],
  [" \n", "it is empty"],
  [JSON.stringify([document, document]), "holds 2 documents, the first at /0"],
  [
    '{"error":{"code":403,"message":"No access"}}',
    "is an error of Google's API, not a document: 403: No access",
  ],
  [JSON.stringify({ kind: "drive#file", id: "a", mimeType: "application/pdf" }), "the metadata of"],
  [JSON.stringify({ files: [{ id: "a" }] }), "is a list of files in Google Drive"],
  [JSON.stringify({ documentId: "a", replies: [{}] }), "the response of `documents.batchUpdate`"],
  [JSON.stringify({ documentId: "a", title: "A" }), "is a document without its content"],
  [JSON.stringify({ presentationId: "a", slides: [] }), "is a presentation of Google Slides"],
  [JSON.stringify({ spreadsheetId: "a", sheets: [] }), "is a spreadsheet of Google Sheets"],
  [`${json}\n${json}\n`, "contains several JSON values, one per line"],
])("refuses %j by what it is", async (bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message);
  await expect(read(bytes)).rejects.toThrow(UsageError);
});

test.each([
  ["PK\x03\x04\x14\x00", "open it with Google Docs, choose File > Save as Google Docs"],
  ["%PDF-1.7", "upload the file to Google Drive"],
  ["<html><body>Report", "instead of a page that was saved from it"],
  ["{'title': 'A', 'body': {'content': []}}", "`json.dump(document, file)`"],
  ["# Report", "its JSON as `documents.get` of the Google Docs API returns it"],
])("says how to get a document in place of %j", async (bytes, advice) => {
  await expect(read(bytes)).rejects.toMatchObject({
    advice: expect.stringContaining(advice) as string,
  });
});

test("rejects truncated gzip and gzip that unpacks beyond the memory limit", async () => {
  const cut = gzipSync(json).subarray(0, 30);
  await expect(read(cut)).rejects.toThrow("cannot be unpacked: unexpected end of file");
  const part = gzipSync(Buffer.alloc(16 * 1024 * 1024, " "), { level: 1 });
  await expect(read(Buffer.concat(Array.from({ length: 17 }, () => part)))).rejects.toThrow(
    "cannot be unpacked: ",
  );
});

test("rejects a missing file and a folder with an explanation", async () => {
  const folder = await temporaryFolder();
  const reading = (path: string) => readDocument(path, {}, () => undefined);
  await expect(reading(join(folder, "none.json"))).rejects.toThrow("There is no file `");
  await expect(reading(folder)).rejects.toThrow("is a folder");
});

test.skipIf(process.platform === "win32")("stops reading a file longer than 256 MiB", async () => {
  await expect(readDocument("/dev/zero", {}, () => undefined)).rejects.toThrow(
    "`/dev/zero` is longer than 256 MiB.",
  );
});
