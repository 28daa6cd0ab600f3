import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExportHostedDocumentRequest } from "../src/index.js";
import { stub } from "../src/index.js";
import { exchange, listen, uploadHead, type Listening } from "./sockets.js";

type Upload = ExportHostedDocumentRequest["body"];

/** Overrides of the default request: the `Content-Type`, the body, or the whole framing of the body. */
interface Shape {
  readonly type?: string;
  readonly body: string;
  readonly frame?: (body: string) => { lines: string[]; bytes: string };
}

const uploads: Upload[] = [];
let server: Listening;
beforeAll(async () => {
  const handlers = stub();
  const response = handlers.exportHostedDocument;
  handlers.exportHostedDocument = (request) => {
    uploads.push(request.body);
    return response(request);
  };
  server = await listen({ handlers, limits: { file: 4_096, field: 1_024 } });
});
afterAll(() => server.close());

const withLength = (body: string) => ({ lines: [`Content-Length: ${body.length}`], bytes: body });

/** Sends a shape, byte for byte, and returns the status and the locations of the errors. */
async function send({ type = "multipart/form-data; boundary=edge", body, frame }: Shape) {
  uploads.length = 0;
  const { lines, bytes } = (frame ?? withLength)(body);
  const typed = type === "" ? [] : [type.includes(":") ? type : `Content-Type: ${type}`];
  const head = uploadHead([...typed, ...lines]);
  const response = await exchange(server.port, [Buffer.from(head + bytes, "latin1")]);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
  const json = response.slice(response.indexOf("{"), response.lastIndexOf("}") + 1);
  const { errors = [] } = JSON.parse(json) as { errors?: { pointer: string; keyword: string }[] };
  return { status, errors: errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`) };
}

const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`;
const part = (headers: string, content: string) => `--edge\r\n${headers}\r\n\r\n${content}\r\n`;
const file = part(
  `${disposition('name="file"; filename="r.json"')}\r\nContent-Type: application/json`,
  '{"title":"R"}',
);
const options = part(disposition('name="options"'), '{"destination":12}');
const optionsOf = (json: string) => part(disposition('name="options"'), json);
const end = "--edge--\r\n";
const usual = file + options + end;
const jsonPart = (parameters: string) =>
  part(`${disposition(parameters)}\r\nContent-Type: application/json`, '{"destination":12}');
const chunked = (body: string, trailers = "") => ({
  lines: ["Transfer-Encoding: chunked"],
  bytes: `${body.length.toString(16)}\r\n${body}\r\n0\r\n${trailers}\r\n`,
});

test.each<[string, Shape]>([
  ["options as a text field", { body: usual }],
  ["options as a typed part", { body: file + jsonPart('name="options"') + end }],
  ["options as a Blob", { body: file + jsonPart('name="options"; filename="blob"') + end }],
  [
    "options as `curl -F options=@file.json` sends them",
    {
      body:
        file +
        jsonPart('name="options"; filename="options.json"').replace(
          "application/json",
          "application/octet-stream",
        ) +
        end,
    },
  ],
  [
    "options as plain text",
    { body: file + jsonPart('name="options"').replace("application/json", "text/plain") + end },
  ],
  ["options before the file", { body: options + file + end }],
  ["a preamble", { body: `This is a message.\r\n${usual}` }],
  ["an epilogue", { body: `${usual}--edge\r\nThe end.` }],
  ["no line end after the last boundary", { body: usual.trimEnd() }],
  ["blanks after a boundary", { body: usual.replaceAll("--edge\r\n", "--edge \t\r\n") }],
  ["a quoted boundary", { type: 'multipart/form-data; boundary="edge"', body: usual }],
  [
    "capitals in the type",
    { type: "CONTENT-TYPE: Multipart/Form-Data; Boundary=edge", body: usual },
  ],
  [
    "a boundary of 70 characters",
    {
      type: `multipart/form-data; boundary=${"e".repeat(70)}`,
      body: usual.replaceAll("--edge", `--${"e".repeat(70)}`),
    },
  ],
  ["folded headers", { body: usual.replaceAll("form-data; ", "form-data;\r\n\t") }],
  [
    "header names in capitals",
    { body: usual.replaceAll("Content-Disposition", "CONTENT-DISPOSITION") },
  ],
  ["a name that is not quoted", { body: usual.replaceAll('"file"', "file") }],
  [
    "a charset in a part",
    { body: usual.replace("application/json", "application/json; charset=utf-8") },
  ],
  [
    "an 8bit part",
    { body: usual.replace("Content-Type:", "Content-Transfer-Encoding: 8bit\r\nContent-Type:") },
  ],
  ["a file without a filename", { body: usual.replace('; filename="r.json"', "") }],
  ["an unknown part", { body: file + options + part(disposition('name="colour"'), "red") + end }],
  [
    "a part called __proto__",
    { body: file + options + part(disposition('name="__proto__"'), "{}") + end },
  ],
  ["content with almost a boundary", { body: usual.replace('{"title"', '\r\n--edg\r\n-{"title"') }],
  ["a chunked body", { body: usual, frame: (body) => chunked(body) }],
  [
    "a chunked body with trailers",
    { body: usual, frame: (body) => chunked(body, "X-Note: a\r\n") },
  ],
])("accepts %s", async (_, shape) => {
  expect(await send(shape)).toEqual({ status: 202, errors: [] });
  expect(uploads.map(({ options: given }) => given)).toEqual([{ destination: 12 }]);
});

test.each<[string, Shape, Partial<Record<"name" | "type" | "size", unknown>>]>([
  ["an empty file", { body: usual.replace('{"title":"R"}', "") }, { size: 0 }],
  ["a filename beyond ASCII", { body: usual.replace("r.json", "Ã¼.json") }, { name: "ü.json" }],
  [
    "a filename that is folded by a tab",
    { body: usual.replace("r.json", "r\r\n\ts.json") },
    { name: "r s.json" },
  ],
  [
    "filename*",
    { body: usual.replace('filename="r.json"', "filename*=UTF-8''%C3%BC.json") },
    { name: "ü.json" },
  ],
  [
    "a filename with quotes",
    { body: usual.replace("r.json", "%22r%22.json") },
    { name: '"r".json' },
  ],
  [
    "a filename with a path",
    { body: usual.replace("r.json", "../../r.json") },
    { name: "../../r.json" },
  ],
  [
    "a nested multipart/mixed, which is a file like any other",
    {
      body: usual.replace(
        "Content-Type: application/json",
        "Content-Type: multipart/mixed; boundary=in",
      ),
    },
    { type: "multipart/mixed; boundary=in", size: 13 },
  ],
])("accepts %s", async (_, shape, expected) => {
  expect(await send(shape)).toEqual({ status: 202, errors: [] });
  expect(uploads[0]?.file).toMatchObject(expected);
});

const malformed = (shape: Shape): [Shape, number, string[]] => [shape, 400, [" multipart"]];

test.each<[string, [Shape, number, string[]]]>([
  [
    "a file over its limit",
    [{ body: usual.replace("R", "R".repeat(5_000)) }, 413, ["/file maxLength"]],
  ],
  [
    "options over their limit",
    [{ body: usual.replace("12", "12".padEnd(2_000)) }, 413, ["/options maxLength"]],
  ],
  [
    "a length over every limit",
    [
      { body: "", frame: () => ({ lines: ["Content-Length: 9000000"], bytes: "" }) },
      413,
      [" maxLength"],
    ],
  ],
  ["two files", [{ body: file + file + options + end }, 400, ["/file single"]]],
  ["options twice", [{ body: file + options + options + end }, 400, ["/options single"]]],
  ["no parts", [{ body: end }, 400, ["/file required", "/options required"]]],
  ["no body", malformed({ body: "" })],
  ["no last boundary", malformed({ body: file + options })],
  ["a body that ends in a part", malformed({ body: usual.slice(0, 60) })],
  ["5,000 tiny parts", malformed({ body: part(disposition('name="a"'), "").repeat(5_000) + end })],
  ["a part header of 200 KB", malformed({ body: usual.replace("r.json", "r".repeat(200_000)) })],
  ["another boundary than announced", malformed({ body: usual.replaceAll("--edge", "--other") })],
  ["an absent boundary", malformed({ type: "multipart/form-data", body: usual })],
  [
    "a boundary of 71 characters",
    malformed({ type: `multipart/form-data; boundary=${"e".repeat(71)}`, body: usual }),
  ],
  [
    "a boundary that ends in a blank",
    malformed({ type: 'multipart/form-data; boundary="edge "', body: usual }),
  ],
  [
    "two boundaries",
    malformed({ type: "multipart/form-data; boundary=edge; boundary=other", body: usual }),
  ],
  ["LF in place of CRLF", malformed({ body: usual.replaceAll("\r\n", "\n") })],
  ["text after a boundary", malformed({ body: usual.replace("--edge\r\n", "--edges\r\n") })],
  ["a part without headers", malformed({ body: `--edge\r\n\r\nx\r\n${usual}` })],
  ["a part without a name", malformed({ body: usual.replace('name="file"; ', "") })],
  [
    "a part with two names",
    malformed({ body: usual.replace('name="file"', 'name="file"; name="options"') }),
  ],
  [
    "a part with two dispositions",
    malformed({
      body: usual.replace("Content-Type: application/json", disposition('name="options"')),
    }),
  ],
  [
    "a disposition other than form-data",
    malformed({ body: usual.replace("form-data", "attachment") }),
  ],
  [
    "a part header that is none",
    malformed({ body: usual.replace("Content-Type: ", "Content Type ") }),
  ],
  ["a zero byte in a part header", malformed({ body: usual.replace("r.json", "r\0.json") })],
  ["part headers that are not UTF-8", malformed({ body: usual.replace("r.json", "r\xff.json") })],
  [
    "base64",
    malformed({
      body: usual.replace("Content-Type:", "Content-Transfer-Encoding: base64\r\nContent-Type:"),
    }),
  ],
  [
    "options that are not UTF-8",
    [{ body: file + optionsOf('{"destination":12,"a":"\xff"}') + end }, 400, ["/options encoding"]],
  ],
  ["empty options", [{ body: file + optionsOf("") + end }, 400, ["/options json"]]],
  [
    "options in another type",
    [
      { body: file + jsonPart('name="options"').replace("json", "xml") + end },
      415,
      ["/options contentType"],
    ],
  ],
  [
    "options in another type that are not JSON, without a file",
    [
      { body: part(`${disposition('name="options"')}\r\nContent-Type: text/csv`, "a,b") + end },
      415,
      ["/options contentType"],
    ],
  ],
  [
    "options that are deep JSON",
    [{ body: file + optionsOf("[".repeat(500) + "]".repeat(500)) + end }, 400, ["/options type"]],
  ],
  [
    "a destination that is a huge number",
    [
      { body: file + optionsOf('{"destination":1e400}') + end },
      400,
      ["/options/destination precision", "/options/destination type"],
    ],
  ],
  [
    "a __proto__ member in place of a destination",
    [
      { body: file + optionsOf('{"__proto__":{"destination":12}}') + end },
      400,
      ["/options/destination required"],
    ],
  ],
  ["a body that is JSON", [{ type: "application/json", body: "{}" }, 415, []]],
  ["a body without a type", [{ type: "", body: usual }, 415, []]],
  ["multipart of another kind", [{ type: "multipart/mixed; boundary=edge", body: usual }, 415, []]],
])("refuses %s", async (_, [shape, status, errors]) => {
  expect(await send(shape)).toEqual({ status, errors });
  expect(uploads).toEqual([]);
});
