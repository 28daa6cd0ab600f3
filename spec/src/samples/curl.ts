import { format } from "prettier";
import type { ExampleBody, ExampleCall, ExamplePart } from "./example-call.ts";
import { fileName } from "./file-name.ts";
import type { SampledApi } from "./sampled-api.ts";
import { shellCommand, shellWord } from "./shell.ts";

/** Returns the call as a curl command, with base URL and token from the environment. */
export async function curlSample(call: ExampleCall, api: SampledApi): Promise<string> {
  const { method, target, parameters, body, returns, needsToken } = call;
  const headers = parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name, value }) => `-H ${shellWord(`${name}: ${String(value)}`)}`);
  const usual = body ? "POST" : "GET";
  return shellCommand(`curl -sS "$${api.baseUrl}${target}"`, [
    "--fail-with-body",
    ...(method === usual ? [] : [`-X ${method}`]),
    ...(returns === "events" ? ["--no-buffer"] : []),
    ...(returns === "file" ? [`--output ${call.operationId}`] : []),
    ...(needsToken ? [`-H "Authorization: Bearer $${api.token}"`] : []),
    ...headers,
    ...(await bodyOf(body)),
  ]);
}

async function bodyOf(body: ExampleBody | undefined): Promise<readonly string[]> {
  if (!body) return [];
  if (body.kind === "json")
    return ["-H 'Content-Type: application/json'", `-d ${shellWord(await json(body.value))}`];
  const parts = await Promise.all(body.parts.map(formPart));
  return parts.map((part) => `-F ${shellWord(part)}`);
}

async function formPart({ name, value, isFile, contentType }: ExamplePart): Promise<string> {
  const text = typeof value === "string" ? value : await json(value);
  const content = isFile ? `@${fileName(contentType)}` : escapeFormText(text);
  return `${name}=${content};type=${contentType}`;
}

/** In curl a semicolon ends the text of a part; in JSON it can be written as an escape. */
function escapeFormText(text: string): string {
  return text.replaceAll(";", String.raw`\u003b`);
}

async function json(value: unknown): Promise<string> {
  return (await format(JSON.stringify(value), { parser: "json" })).trimEnd();
}
