import type { Target } from "../../implementation/on-stub/in-memory.js";
import { send, type Got, type Sent } from "./caller.js";

/** The form of an export request. */
export interface Form {
  /** Header lines and content of each part, in order. */
  readonly parts?: readonly (readonly [head: string, content: string | Buffer])[];
  readonly options?: unknown;
  readonly document?: unknown;
  readonly boundary?: string;
  /** The value of `Content-Type`. */
  readonly type?: string;
  readonly preamble?: string;
  readonly epilogue?: string;
}

/** The header of a part. */
export function head(name: string, type = "application/json"): string {
  return `Content-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}`;
}

/** The header of a part that is a file. */
export const FILE = 'Content-Disposition: form-data; name="file"; filename="report.json"';

export const DOCUMENT = {
  documentId: "document-1",
  title: "Report",
  revisionId: "7",
  body: { content: [] },
};

/** A request that exports a document. */
export function upload(target: Target, form: Form = {}, rest: Partial<Sent> = {}): Sent {
  const { boundary = "----boundary-of-a-proof", preamble = "", epilogue = "" } = form;
  const parts = form.parts ?? defaultParts(target, form);
  const chunks = parts.flatMap(([head, content]) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  const body = [Buffer.from(preamble), ...chunks, Buffer.from(`--${boundary}--\r\n${epilogue}`)];
  const type = form.type ?? `multipart/form-data; boundary=${boundary}`;
  return {
    method: "POST",
    path: "/v2/export/hosted-docs",
    body: Buffer.concat(body),
    ...rest,
    headers: { "content-type": type, ...rest.headers },
  };
}

/** The parts of an ordinary export. */
export function defaultParts(
  target: Target,
  { options = { destination: target.destination }, document = DOCUMENT }: Form = {},
): readonly (readonly [string, string])[] {
  return [
    [`${FILE}\r\nContent-Type: application/json`, JSON.stringify(document)],
    [head("options"), JSON.stringify(options)],
  ];
}

/** Exports a document and waits until its job has ended. */
export async function exportNow(
  target: Target,
  form: Form = {},
  rest: Partial<Sent> = {},
): Promise<Got> {
  const headers = { prefer: "wait=20", ...rest.headers };
  const got = await send(target, upload(target, form, { ...rest, headers }));
  await target.settled();
  return got;
}

/** The options of an ordinary export, with additional members. */
export function optionsOf(target: Target, rest: Record<string, unknown>): Form {
  return { options: { destination: target.destination, ...rest } };
}
