import { encodeMultipart } from "../multipart.js";
import {
  bytesOf,
  contentOf,
  type ReportedBody,
  type ReportedRequest,
} from "../reported-request.js";

/** Longer contents become a file reference, as in the curl line. */
const MAX_INLINE_LENGTH = 4_000;

/** Returns JavaScript that repeats a request byte for byte; tokens and secrets are read from the environment. */
export function fetchCode(baseUrl: string, request: ReportedRequest): string {
  const { method, path, headers, body } = request;
  const literal = literalOf(request);
  const lines = Object.entries(headers)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
    .map(([name, value]) => `    [${literal(name)}, ${literal(value)}],`);
  return [
    `const response = await fetch(${literal(`${baseUrl}${path}`)}, {`,
    `  method: ${literal(method)},`,
    `  redirect: "manual",`,
    ...(lines.length > 0 ? ["  headers: [", ...lines, "  ],"] : []),
    ...(body ? [`  body: ${bodyExpression(body, literal)},`] : []),
    "});",
    "console.log(response.status, await response.text());",
  ].join("\n");
}

const FILE = `await (await import("node:fs/promises")).readFile("body.bin")`;

/** Writes a text as a JavaScript expression. */
type Literal = (text: string) => string;

function bodyExpression(body: ReportedBody, literal: Literal): string {
  if (body.kind === "omitted") return FILE;
  const content = body.kind === "content" ? body.content : contentOf(encodeBody(body));
  if (JSON.stringify(content).length > MAX_INLINE_LENGTH) return FILE;
  if ("base64" in content) return `Buffer.from(${literal(content.base64)}, "base64")`;
  if (body.kind === "content") return literal(content.text);
  const lines = content.text.split("\r\n").map((line) => `    ${literal(line)},`);
  return ["[", ...lines, `  ].join("\\r\\n")`].join("\n");
}

function encodeBody({ parts, boundary }: Extract<ReportedBody, { kind: "multipart" }>): Buffer {
  return encodeMultipart(
    parts.map((part) => ({ ...part, content: bytesOf(part.content) })),
    boundary,
  );
}

/** Returns a string literal, or a template literal that reads placeholders from the environment. */
function literalOf({ variables = [] }: ReportedRequest): Literal {
  const names = ["(?:[A-Z]+_)?TOKEN", ...variables].join("|");
  // `(?!)` matches nothing.
  const own = String.raw`\$(?:(${names})\b|\{(${variables.join("|") || "(?!)"})\})`;
  const special = new RegExp(`${own}|[\\\\\`]|\\$(?=\\{)`, "g");
  return (text) => {
    if (!new RegExp(own).test(text)) return JSON.stringify(text);
    const template = text.replaceAll(special, (found, plain?: string, braced?: string) => {
      const name = plain ?? braced;
      return name === undefined ? `\\${found}` : `\${process.env.${name}}`;
    });
    return `\`${template}\``;
  };
}
