import { encodeMultipart } from "./multipart.js";
import { bytesOf, contentOf, type ReportedBody, type ReportedRequest } from "./reported-request.js";

/** Longer contents are named as a file, as in the curl line. */
const MAX_INLINE_LENGTH = 4_000;

/** Returns the JavaScript that repeats a request, byte for byte; tokens are read from the environment. */
export function fetchCode(baseUrl: string, request: ReportedRequest): string {
  const { method, path, headers, body } = request;
  const lines = Object.entries(headers)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
    .map(([name, value]) => `    [${literal(name)}, ${literal(value)}],`);
  return [
    `const response = await fetch(${literal(`${baseUrl}${path}`)}, {`,
    `  method: ${literal(method)},`,
    `  redirect: "manual",`,
    ...(lines.length > 0 ? ["  headers: [", ...lines, "  ],"] : []),
    ...(body ? [`  body: ${bodyExpression(body)},`] : []),
    "});",
    "console.log(response.status, await response.text());",
  ].join("\n");
}

const FILE = `await (await import("node:fs/promises")).readFile("body.bin")`;

function bodyExpression(body: ReportedBody): string {
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

/** A string, or a template that reads the tokens where placeholders of them stand. */
function literal(text: string): string {
  if (!/\$(?:[A-Z]+_)?TOKEN\b/.test(text)) return JSON.stringify(text);
  const escaped = text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
  return `\`${escaped.replaceAll(/\$((?:[A-Z]+_)?TOKEN)\b/g, "${process.env.$1}")}\``;
}
