import { describe, expect, test } from "vitest";
import { createServer, stub, type ExportHostedDocumentRequest } from "../src/index.js";
import { entries, multipart, problemOf, testOptions, type Send } from "./harness.js";

const file =
  'Content-Disposition: form-data; name="file"; filename="r.json"\r\nContent-Type: application/json\r\n\r\n{"title":"R"}';
const optionsPart = (headers: string, json: string) =>
  `Content-Disposition: form-data; name="options"${headers}\r\n\r\n${json}`;
const options = optionsPart("\r\nContent-Type: application/json", '{"destination":12}');

describe.each(Object.keys(entries))("through the %s entry", (entry) => {
  async function upload(init: RequestInit, limits = {}) {
    const bodies: ExportHostedDocumentRequest["body"][] = [];
    const handlers = stub();
    const response = handlers.exportHostedDocument;
    handlers.exportHostedDocument = (request) => {
      bodies.push(request.body);
      return response(request);
    };
    let outcome: { status: number; problem: Record<string, unknown> } | undefined;
    const run = async (send: Send) => {
      const response = await send("/v2/export/hosted-docs", init);
      outcome = { status: response.status, problem: await problemOf(response) };
    };
    await entries[entry]?.(createServer(testOptions({ handlers, limits })), run);
    return { ...outcome, body: bodies[0] };
  }

  test.each([
    ["as a typed part", "\r\nContent-Type: application/json"],
    ["as an untyped text field", ""],
    ["as a Blob, which has a filename", '; filename="blob"\r\nContent-Type: application/json'],
  ])("accepts the options %s", async (_, headers) => {
    const { status, body } = await upload(
      multipart([file, optionsPart(headers, '{"destination":12}')]),
    );
    expect(status).toBe(202);
    expect(body?.options).toEqual({ destination: 12 });
    expect(body?.file).toMatchObject({ name: "r.json", type: "application/json", size: 13 });
    expect(body?.file.text()).toBe('{"title":"R"}');
  });

  test.each([
    [
      "a file without filename and type",
      ['Content-Disposition: form-data; name="file"\r\n\r\n{}', options],
      202,
    ],
    ["the parts in the other order", [options, file], 202],
    [
      "an unknown part",
      [file, options, 'Content-Disposition: form-data; name="colour"\r\n\r\nred'],
      202,
    ],
    [
      "a part called __proto__",
      [file, options, 'Content-Disposition: form-data; name="__proto__"\r\n\r\n{}'],
      202,
    ],
  ])("accepts %s", async (_, parts, status) => {
    expect((await upload(multipart(parts))).status).toBe(status);
  });

  test.each([
    ["no file", [options], "/file required"],
    ["no options", [file], "/options required"],
    ["two files", [file, file, options], "/file single"],
    ["options that are not JSON", [file, optionsPart("", "destination=12")], "/options json"],
    [
      "a destination that is not a number",
      [file, optionsPart("", '{"destination":"12"}')],
      "/options/destination type",
    ],
    ["no destination", [file, optionsPart("", "{}")], "/options/destination required"],
  ])("responds with 400 to %s, with the place", async (_, parts, expected) => {
    const { status, problem } = await upload(multipart(parts));
    expect(status).toBe(400);
    expect(
      ((problem?.errors ?? []) as { pointer: string; keyword: string }[]).map(
        (e) => `${e.pointer} ${e.keyword}`,
      ),
    ).toEqual([expected]);
  });

  test("ignores bytes before the first boundary and after the last", async () => {
    const init = multipart([file, options]);
    const { status } = await upload({ ...init, body: `preamble\r\n${String(init.body)}epilogue` });
    expect(status).toBe(202);
  });

  test("responds with 400 to a truncated body", async () => {
    const init = multipart([file, options]);
    const { status } = await upload({ ...init, body: String(init.body).slice(0, -12) });
    expect(status).toBe(400);
  });

  test.each([
    ["a file over its limit", { file: 10 }, 413],
    ["options over their limit", { field: 10 }, 413],
    ["more parts than the limit", { parts: 1 }, 400],
    ["a part header over its limit", { partHeader: 20 }, 400],
  ])("refuses %s", async (_, limits, status) => {
    expect((await upload(multipart([file, options]), limits)).status).toBe(status);
  });

  test("responds with 415 to a body that is not multipart", async () => {
    const { status } = await upload({
      method: "POST",
      headers: { authorization: "Bearer good", "content-type": "application/json" },
      body: "{}",
    });
    expect(status).toBe(415);
  });
});
