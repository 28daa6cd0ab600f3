import type { Part } from "./multipart.ts";
import type { TryRequest } from "./request.ts";

/** Header that reads the token from a variable: a copied command must not leak the token into a chat or a ticket. */
const TOKEN = '-H "Authorization: Bearer $DOCEXPORT_TOKEN"';

/** Formats the request as a curl command for a POSIX shell, without the token. */
export function toCurl({ method, url, headers, body }: TryRequest): string {
  const usual = body ? "POST" : "GET";
  return [
    `curl -sS ${word(url)}`,
    ...(method === usual ? [] : [`-X ${method}`]),
    ...headers.map(([name, value]) =>
      name === "Authorization" ? TOKEN : `-H ${word(`${name}: ${value}`)}`,
    ),
    ...(body?.kind === "json" ? [`-d ${word(body.text)}`] : []),
    ...(body?.kind === "multipart" ? body.parts.map((part) => `-F ${word(formPart(part))}`) : []),
  ].join(" \\\n  ");
}

/**
 * Formats one part of a form. A semicolon would end the text of the part in curl, so it is written as a JSON escape.
 */
function formPart(part: Part): string {
  const content =
    "file" in part ? `@${part.file.name}` : part.text.replaceAll(";", String.raw`\u003b`);
  return `${part.name}=${content};type=${part.contentType}`;
}

function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
