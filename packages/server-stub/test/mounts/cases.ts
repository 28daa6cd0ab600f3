import { gzipSync } from "node:zlib";
import { FormData, type RequestInit } from "undici";

/** A request, and the response that every mount must send. */
export interface Case {
  readonly title: string;
  readonly path: string;
  readonly init: RequestInit;
  readonly status: number;
  /** Exact values of response headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Expected members of the body; undefined if there must be no body. */
  readonly body: object | undefined;
}

const authorization = "Bearer good";
const exportPath = "/v2/export/hosted-docs";
const webhook = { endpoint: "https://example.com/hook", events: ["job.done"], connections: [12] };
const options = JSON.stringify({ destination: 12 });

const problem = (type: string) => ({ type: `urn:problem-type:document-export:${type}` });
const get = (headers: Record<string, string> = {}): RequestInit => ({
  headers: { authorization, ...headers },
});
const post = (body: string, type = "application/json"): RequestInit => ({
  method: "POST",
  headers: { authorization, "content-type": type },
  body,
});

function upload(part: string | Blob, size: number): RequestInit {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(size)]), "document.json");
  body.set("options", part);
  return { method: "POST", headers: { authorization }, body };
}

const typedPart = [
  `--edge\r\nContent-Disposition: form-data; name="file"; filename="document.json"\r\n\r\n{}\r\n`,
  `--edge\r\nContent-Disposition: form-data; name="options"\r\nContent-Type: application/json\r\n\r\n`,
  `${options}\r\n--edge--\r\n`,
].join("");

/** The cases that every mount must pass. */
export const cases: readonly Case[] = [
  {
    title: "lists",
    path: "/v2/document-exports?pageNo=1&pageSize=50",
    init: get(),
    status: 200,
    headers: { "content-type": "application/json" },
    body: { pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 2 } },
  },
  {
    title: "takes an upload whose options are a text field",
    path: exportPath,
    init: upload(options, 200_000),
    status: 202,
    body: { summary: "200000 bytes to 12" },
  },
  {
    title: "takes an upload whose options are a typed part",
    path: exportPath,
    init: post(typedPart, "multipart/form-data; boundary=edge"),
    status: 202,
    body: { summary: "2 bytes to 12" },
  },
  {
    title: "takes an upload whose options are a Blob",
    path: exportPath,
    init: upload(new Blob([options], { type: "application/json" }), 200_000),
    status: 202,
    body: { summary: "200000 bytes to 12" },
  },
  {
    title: "creates",
    path: "/v2/webhooks",
    init: post(JSON.stringify(webhook)),
    status: 201,
    body: { events: ["job.done", "job.failed"] },
  },
  {
    title: "refuses a body that violates the contract",
    path: "/v2/webhooks",
    init: post(JSON.stringify({ ...webhook, events: "job.done" })),
    status: 400,
    headers: { "content-type": "application/problem+json" },
    body: problem("invalid-request"),
  },
  {
    title: "asks a stranger for a token",
    path: "/v2/collections",
    init: {},
    status: 401,
    headers: { "www-authenticate": 'Bearer realm="document-export"' },
    body: problem("unauthorized"),
  },
  {
    title: "refuses a token without the scope",
    path: "/v2/webhooks",
    init: get(),
    status: 403,
    body: problem("forbidden"),
  },
  {
    title: "knows no other path",
    path: "/v2/nothing",
    init: get(),
    status: 404,
    headers: { "content-type": "application/problem+json" },
    body: problem("not-found"),
  },
  {
    title: "names the methods of a path",
    path: "/v2/webhooks",
    init: { method: "DELETE", headers: { authorization } },
    status: 405,
    headers: { allow: "GET, HEAD, POST, OPTIONS" },
    body: problem("method-not-allowed"),
  },
  {
    title: "refuses what the caller would not accept",
    path: "/v2/collections",
    init: get({ accept: "text/html" }),
    status: 406,
    body: problem("not-acceptable"),
  },
  {
    title: "refuses a body that is too large",
    path: "/v2/webhooks",
    init: post(JSON.stringify({ ...webhook, description: "x".repeat(65 * 1024) })),
    status: 413,
    body: problem("content-too-large"),
  },
  {
    title: "refuses a file that is too large while it arrives",
    path: exportPath,
    init: upload(options, 1.5 * 1024 * 1024),
    status: 413,
    body: problem("content-too-large"),
  },
  {
    title: "refuses an upload that declares too much",
    path: exportPath,
    init: upload(options, 5 * 1024 * 1024),
    status: 413,
    body: problem("content-too-large"),
  },
  {
    title: "refuses a body of another type",
    path: "/v2/webhooks",
    init: post("endpoint: x", "application/yaml"),
    status: 415,
    body: problem("unsupported-media-type"),
  },
  {
    title: "refuses a compressed body",
    path: "/v2/webhooks",
    init: {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "content-encoding": "gzip" },
      body: gzipSync(JSON.stringify(webhook)),
    },
    status: 415,
    headers: { "accept-encoding": "identity" },
    body: problem("unsupported-media-type"),
  },
  {
    title: "responds to HEAD like GET, without the body",
    path: "/v2/document-exports",
    init: { method: "HEAD", headers: { authorization } },
    status: 200,
    headers: { "content-type": "application/json", "content-length": "814" },
    body: undefined,
  },
  {
    title: "responds to OPTIONS with the methods of a path",
    path: "/v2/document-exports",
    init: { method: "OPTIONS" },
    status: 204,
    headers: { allow: "GET, HEAD, OPTIONS" },
    body: undefined,
  },
];
