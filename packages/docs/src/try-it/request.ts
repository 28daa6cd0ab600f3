import type { TryCall } from "./call.ts";
import { encodeMultipart, type Part } from "./multipart.ts";

/** Values entered into the form. */
export interface TryValues {
  readonly baseUrl: string;
  readonly token: string;
  /** Parameters by name; empty values are not sent. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Text of the JSON body, or of the parts other than files. */
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, File | undefined>>;
}

/** A request that is ready to send or show. */
export interface TryRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: TryContent;
}

/** Content of a request. */
export type TryContent =
  | { readonly kind: "json"; readonly text: string }
  | { readonly kind: "multipart"; readonly parts: readonly Part[] };

/** Thrown if a value in the form is invalid. The message says which one, and what was expected. */
export class InvalidValueError extends Error {
  override readonly name = "InvalidValueError";
}

/** Name of the JSON body among the texts. */
export const JSON_BODY = "body";

/**
 * Builds the request from the values of the form.
 *
 * @throws {InvalidValueError} for the first invalid value.
 */
export function buildRequest(call: TryCall, values: TryValues): TryRequest {
  const { method, path, parameters } = call;
  const base = readBaseUrl(values.baseUrl);
  const given = parameters.flatMap(({ name, in: place }) => {
    const value = values.parameters[name]?.trim() ?? "";
    return value === "" ? [] : [{ name, place, value }];
  });
  const query = new URLSearchParams(
    given.filter(({ place }) => place === "query").map(({ name, value }) => [name, value]),
  ).toString();
  const headers = given
    .filter(({ place }) => place === "header")
    .map(({ name, value }) => [name, value] as const);
  const token = values.token.trim();
  const body = readBody(call, values);
  return {
    method,
    url: base + fillPath(path, values) + (query && `?${query}`),
    headers: [
      ...(token === "" ? [] : [["Authorization", `Bearer ${token}`] as const]),
      ...headers,
      ...(body?.kind === "json" ? [["Content-Type", "application/json"] as const] : []),
    ],
    ...(body && { body }),
  };
}

/** Inserts the values of the parameters into a path such as `/v2/webhooks/{id}`. */
function fillPath(path: string, { parameters }: TryValues): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = parameters[name]?.trim() ?? "";
    if (value === "") throw new InvalidValueError(`Fill in ${name}: the path needs it.`);
    return encodeURIComponent(value);
  });
}

function readBaseUrl(text: string): string {
  const url = text.trim().replace(/\/+$/, "");
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new InvalidValueError(
    `Expected a base URL such as http://127.0.0.1:8080, got ${url === "" ? "none" : url}.`,
  );
}

function readBody({ body }: TryCall, values: TryValues): TryContent | undefined {
  if (!body) return undefined;
  if (body.kind === "json")
    return { kind: "json", text: readJson("The body", values.texts[JSON_BODY]) };
  const parts = body.parts.map(({ name, isFile, contentType }): Part => {
    if (!isFile)
      return { name, contentType, text: readJson(`The part ${name}`, values.texts[name]) };
    const file = values.files[name];
    if (!file) throw new InvalidValueError(`Choose a file for the part ${name}.`);
    return { name, contentType: file.type || contentType, file };
  });
  return { kind: "multipart", parts };
}

/**
 * Returns the text of a JSON body unchanged, because readers expect exactly those bytes to be sent.
 *
 * @throws {InvalidValueError} if it is not JSON.
 */
function readJson(what: string, text = ""): string {
  try {
    JSON.parse(text);
    return text;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvalidValueError(`${what} is not JSON: ${reason}.`, { cause });
  }
}

/** Options for `fetch`: no cookies, no referrer, and no following of redirects. */
export function fetchOptions(
  { method, headers, body }: TryRequest,
  signal: AbortSignal,
): RequestInit {
  const content = body?.kind === "multipart" ? encodeMultipart(body.parts) : undefined;
  return {
    method,
    headers: [...headers.map((header): [string, string] => [...header]), ...contentType(content)],
    ...(body && { body: body.kind === "json" ? body.text : (content ?? "") }),
    credentials: "omit",
    cache: "no-store",
    redirect: "error",
    referrerPolicy: "no-referrer",
    signal,
  };
}

function contentType(content: Blob | undefined): [string, string][] {
  return content ? [["Content-Type", content.type]] : [];
}
