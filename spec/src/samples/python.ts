import type { ExampleBody, ExampleCall, ExamplePart } from "./example-call.ts";
import { fileName } from "./file-name.ts";
import type { SampledApi } from "./sampled-api.ts";

const INDENT = "    ";

/** Returns the call as a Python program that uses `requests`, with base URL and token from the environment. */
export function pythonSample(call: ExampleCall, { baseUrl, token }: SampledApi): string {
  const { method, target, parameters, body, needsToken } = call;
  const headers = [
    ...(needsToken ? [`"Authorization": "Bearer " + os.environ["${token}"],`] : []),
    ...parameters
      .filter((parameter) => parameter.in === "header")
      .map(({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(String(value))},`),
  ];
  const needsJson = body?.kind === "multipart" && body.parts.some(({ isFile }) => !isFile);
  return [
    ...(needsJson ? ["import json"] : []),
    "import os",
    "",
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    os.environ["${baseUrl}"] + ${JSON.stringify(target)},`,
    "    headers={",
    ...headers.map((line) => INDENT + INDENT + line),
    "    },",
    ...bodyOf(body),
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

function bodyOf(body: ExampleBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === "json") return [`${INDENT}json=${literal(body.value, 1)},`];
  return [`${INDENT}files={`, ...body.parts.map(partOf), `${INDENT}},`];
}

function partOf({ name, value, isFile, contentType }: ExamplePart): string {
  const file = fileName(contentType);
  const content = isFile
    ? `(${JSON.stringify(file)}, open(${JSON.stringify(file)}, "rb"), ${JSON.stringify(contentType)})`
    : `(None, json.dumps(${literal(value, 2)}), ${JSON.stringify(contentType)})`;
  return `${INDENT}${INDENT}${JSON.stringify(name)}: ${content},`;
}

/** Formats a JSON value in Python; objects have one line per member. */
function literal(value: unknown, depth: number): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) =>
      `${INDENT.repeat(depth + 1)}${JSON.stringify(name)}: ${literal(member, depth + 1)},\n`,
  );
  return `{\n${members.join("")}${INDENT.repeat(depth)}}`;
}
