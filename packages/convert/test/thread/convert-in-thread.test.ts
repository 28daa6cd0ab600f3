import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  ConversionOptionError,
  convertDocument,
  formats,
  NotHostedDocumentError,
} from "@document-export/convert";
import { convertInThread } from "@document-export/convert/thread";
import { expect, test } from "vitest";
import { ownDocument } from "../support/read-documents.js";

const document = ownDocument("quarterly-report");
const json = Buffer.from(JSON.stringify(document));

test.each(formats)("%s equals the output of convertDocument", async (format) => {
  expect(await convertInThread(json, { format })).toEqual(convertDocument(document, { format }));
});

test("reads a file in the thread", async () => {
  const folder = await mkdtemp(join(tmpdir(), "convert-thread-"));
  const file = join(folder, "document.json");
  await writeFile(file, json);
  const { content } = await convertInThread(pathToFileURL(file), { format: "text" });
  await rm(folder, { recursive: true });
  expect(content).toBe(convertDocument(document, { format: "text" }).content);
});

test("preserves class and properties of errors", async () => {
  const none = await convertInThread(Buffer.from("[]"), { format: "html" }).catch(asIs);
  expect(none).toBeInstanceOf(NotHostedDocumentError);
  expect(none).toMatchObject({ name: "NotHostedDocumentError", pointer: "" });
  const option = await convertInThread(json, { format: "html", tab: "gone" }).catch(asIs);
  expect(option).toBeInstanceOf(ConversionOptionError);
  expect(option).toMatchObject({ option: "tab" });
});

test("rejects invalid JSON and missing files", async () => {
  await expect(convertInThread(Buffer.from("{"), { format: "html" })).rejects.toThrow(SyntaxError);
  const gone = convertInThread(new URL("file:///nowhere.json"), { format: "html" });
  await expect(gone).rejects.toMatchObject({ code: "ENOENT" });
});

test("rejects invalid UTF-8 and ignores a byte order mark", async () => {
  const broken = Buffer.concat([json.subarray(0, -1), Buffer.from([0xff])]);
  await expect(convertInThread(broken, { format: "text" })).rejects.toThrow(/not valid/);
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json]);
  const { content } = await convertInThread(marked, { format: "text" });
  expect(content).toBe(convertDocument(document, { format: "text" }).content);
});

test("rejects with the reason of an abort", async () => {
  const controller = new AbortController();
  const given = convertInThread(json, { format: "html", signal: controller.signal });
  controller.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  const before = convertInThread(json, { format: "html", signal: AbortSignal.abort("no") });
  await expect(before).rejects.toBe("no");
});

test("copies the bytes when the function is called", async () => {
  const sample: { readonly body: { readonly content: readonly unknown[] } } = JSON.parse(
    json.toString(),
  );
  const content = Array.from({ length: 40 }, () => sample.body.content).flat();
  const text = JSON.stringify({ ...sample, body: { content } });
  const bytes = Buffer.from(text);
  const given = convertInThread(bytes, { format: "text" });
  bytes.fill(0);
  expect((await given).content).toBe(convertDocument(JSON.parse(text), { format: "text" }).content);
});

test("transfers a large output completely", async () => {
  const content = [
    { paragraph: { elements: [{ textRun: { content: "word ".repeat(500_000) } }] } },
  ];
  const large = Buffer.from(JSON.stringify({ body: { content } }));
  const conversion = await convertInThread(large, { format: "text" });
  expect(conversion.content).toHaveLength(2_500_000);
});

test("passes images to the thread", async () => {
  const images = { external: new Map([["a", "b"]]) };
  const { content } = await convertInThread(json, { format: "markdown", images });
  expect(content).toBe(convertDocument(document, { format: "markdown", images }).content);
});

function asIs(error: unknown): unknown {
  return error;
}
