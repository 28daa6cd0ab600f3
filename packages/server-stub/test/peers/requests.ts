import { FormData, type RequestInit } from "undici";

/** A request of the comparison, and the status that the description requires. */
export interface PeerRequest {
  readonly title: string;
  readonly path: string;
  readonly init: RequestInit;
  /** Undefined if the description leaves the choice to the implementation: not scored. */
  readonly expected: number | undefined;
  /** The stub's own status if it differs on purpose, and why. */
  readonly ours?: { readonly status: number; readonly why: string };
}

const headers = { authorization: "Bearer good" };
const list = "/v2/document-exports";
const upload = "/v2/export/hosted-docs";
const webhooks = "/v2/webhooks";
const options = JSON.stringify({ destination: 12 });
const webhook = { endpoint: "https://example.com", events: ["job.done"], connections: [1] };

const post = (body: string, type: string): RequestInit => ({
  method: "POST",
  headers: { ...headers, "content-type": type },
  body,
});
const json = (value: unknown) => post(JSON.stringify(value), "application/json");
const form = (file: string | Blob, part: string | Blob): RequestInit => {
  const body = new FormData();
  body.set("file", file);
  body.set("options", part);
  return { method: "POST", headers, body };
};
const file = new Blob(["{}"], { type: "application/json" });
const typedPart = [
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n{}\r\n',
  '--edge\r\nContent-Disposition: form-data; name="options"\r\nContent-Type: application/json\r\n',
  `\r\n${options}\r\n--edge--\r\n`,
].join("");

/** The requests sent to nine peers. Those that are scored come first. */
export const requests: readonly PeerRequest[] = [
  { title: "a page number", path: `${list}?pageNo=1`, init: { headers }, expected: 200 },
  {
    title: "a page that is not a number",
    path: `${list}?pageNo=two`,
    init: { headers },
    expected: 400,
  },
  {
    title: "a page beyond int32",
    path: `${list}?pageNo=2147483648`,
    init: { headers },
    expected: 400,
  },
  { title: "no token", path: list, init: {}, expected: 401 },
  { title: "an unknown method", path: list, init: { method: "PUT", headers }, expected: 405 },
  { title: "options as a text field", path: upload, init: form(file, options), expected: 202 },
  {
    title: "options as a typed part",
    path: upload,
    init: post(typedPart, "multipart/form-data; boundary=edge"),
    expected: 202,
  },
  {
    title: "options as a Blob",
    path: upload,
    init: form(file, new Blob([options], { type: "application/json" })),
    expected: 202,
  },
  { title: "options that violate the schema", path: upload, init: form(file, "{}"), expected: 400 },
  {
    title: "a file sent as a plain string",
    path: upload,
    init: form("{}", options),
    expected: 400,
    ours: {
      status: 202,
      why: "a part is what its name says; RFC 7578, 4.2 asks for a filename with SHOULD alone",
    },
  },
  { title: "JSON where multipart is asked for", path: upload, init: json({}), expected: 415 },
  { title: "a webhook", path: webhooks, init: json(webhook), expected: 201 },
  { title: "an unlisted member", path: webhooks, init: json({ ...webhook, x: 1 }), expected: 400 },
  { title: "a missing member", path: webhooks, init: json({ endpoint: "x" }), expected: 400 },
  { title: "malformed JSON", path: webhooks, init: post("{", "application/json"), expected: 400 },
  { title: "a body of text", path: webhooks, init: post("x", "text/plain"), expected: 415 },
  {
    title: "a broken page in a response",
    path: `${list}?pageNo=90`,
    init: { headers },
    expected: 500,
  },
  {
    title: "a status that is not described",
    path: `${list}?pageNo=91`,
    init: { headers },
    expected: 500,
  },
  {
    title: "a broken webhook in a response",
    path: webhooks,
    init: json({ ...webhook, endpoint: "broken" }),
    expected: 500,
  },
  {
    title: "an unknown parameter",
    path: `${list}?colour=1`,
    init: { headers },
    expected: undefined,
  },
  {
    title: "an unlisted member in a response",
    path: `${list}?pageNo=92`,
    init: { headers },
    expected: undefined,
  },
];
