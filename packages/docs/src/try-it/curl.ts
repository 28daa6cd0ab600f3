import type { Part } from "./multipart.ts";
import type { TryRequest } from "./request.ts";

/** What stands for the token: a line that is copied must not carry it into a chat or a ticket. */
const TOKEN = '-H "Authorization: Bearer $DOCEXPORT_TOKEN"';

/** The request as a command of curl in a POSIX shell, without the token. */
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

/** For curl a semicolon ends the text of a part; in JSON it may be written as an escape. */
function formPart(part: Part): string {
  const content =
    "file" in part ? `@${part.file.name}` : part.text.replaceAll(";", String.raw`\u003b`);
  return `${part.name}=${content};type=${part.contentType}`;
}

function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
