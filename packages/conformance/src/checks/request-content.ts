import { createHash } from "node:crypto";
import type { Contract } from "../load/contract.js";
import { isJsonObject, type Json, type JsonObject, resolveReference } from "../load/json.js";
import type { RequestBody, SentRequest } from "../probe/exchange.js";
import { isRedacted } from "../secrets/is-redacted.js";
import { parseJson } from "../probe/read-body.js";

/** The content of a request under an idempotency key (decision `idempotency`), condensed. */
export interface Content {
  /** Two requests with equal digests have the same content. */
  readonly digest: string;
  /** Digest of the part `file`, if there is one. */
  readonly file: string | undefined;
  /** Members that the schema lists and whose value is a primitive. */
  readonly plain: ReadonlyMap<string, Json>;
}

const SCHEMA_OF = {
  exportHostedDocument: "/components/schemas/ExportOptions/properties",
  createWebhook: "/components/schemas/WebhookCreate/properties",
} as const;

/** Returns the content of a request; undefined if it has none or cannot be read. */
export function contentOf(
  contract: Contract,
  { operation, body }: SentRequest,
): Content | undefined {
  if (operation === undefined || !(operation in SCHEMA_OF) || !body) return undefined;
  const at = SCHEMA_OF[operation as keyof typeof SCHEMA_OF];
  const listed = resolveReference(contract.document, at).value;
  if (isHidden(body)) return undefined;
  if (body.kind === "text") return describe(parseJson(Buffer.from(body.text)), undefined, listed);
  if (body.kind === "bytes") return undefined;
  const [file, options] = ["file", "options"].map((name) =>
    body.parts.filter((part) => part.name === name),
  );
  if (file?.length !== 1 || options?.length !== 1) return undefined;
  const [bytes, text] = [file[0]?.content ?? "", Buffer.from(options[0]?.content ?? "")];
  return describe(parseJson(text), digestOf(bytes), listed);
}

function isHidden(body: RequestBody): boolean {
  if (body.kind === "bytes") return false;
  const contents = body.kind === "text" ? [body.text] : body.parts.map(({ content }) => content);
  return contents.some((content) => isRedacted(textOf(content)));
}

/** Returns the text of a content; of bytes without the `$` of a placeholder none, since files are large. */
function textOf(content: string | Uint8Array): string {
  if (typeof content === "string") return content;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return bytes.includes("$") ? bytes.toString("latin1") : "";
}

function describe(
  value: Json | undefined,
  file: string | undefined,
  listed: Json | undefined,
): Content | undefined {
  if (!isJsonObject(value) || !isJsonObject(listed)) return undefined;
  const plain = Object.entries(value).flatMap(([name, one]) =>
    name in listed && one !== undefined && one !== null && typeof one !== "object"
      ? [[name, one] as const]
      : [],
  );
  return { digest: digestOf(`${file} ${canonical(value)}`), file, plain: new Map(plain) };
}

/**
 * Whether two contents certainly differ. A member that only one has does not count, since the other may rely on its
 * default.
 */
export function isOther(first: Content, second: Content): boolean {
  if (first.file !== second.file) return true;
  return [...first.plain].some(([name, value]) => {
    const other = second.plain.get(name);
    return other !== undefined && other !== value;
  });
}

/** Returns JSON with the members of each object sorted. */
function canonical(value: JsonObject): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isJsonObject(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Returns a short digest of bytes. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64").slice(0, 22);
}
