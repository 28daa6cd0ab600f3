import type { OperationId } from "@document-export/types";
import { findViolation } from "../checks/check-response.js";
import { operations } from "../generated/operations.js";
import { bodies } from "../generated/shapes.js";
import { problem } from "./problem.js";
import type { TestCall } from "./test-double.js";

/** Reads a request as a call, or returns the error response if it violates the contract. */
export async function readCall(request: Request): Promise<TestCall | Response> {
  const url = new URL(request.url);
  const atPath = Object.entries(operations).filter(([, { path }]) => placesIn(path, url));
  const [id] = atPath.find(([, { method }]) => method === request.method) ?? [];
  if (atPath.length === 0) return problem(404, { detail: `no operation at \`${url.pathname}\`` });
  const allow = atPath.map(([, { method }]) => method).join(", ");
  if (id === undefined) return problem(405, { headers: { allow } });
  if (!/^bearer ./i.test(request.headers.get("authorization") ?? ""))
    return problem(401, { headers: { "www-authenticate": "Bearer" } });
  const operationId = id as OperationId;
  const shape = bodies[operationId];
  const body = shape && (await readBody(request));
  if (body instanceof Response) return body;
  const violation = findViolation(shape ?? {}, body);
  const path = placesIn(operations[operationId].path, url) ?? {};
  if (!violation) return { operationId, url, path, headers: request.headers, body };
  const { pointer, keyword, expected } = violation;
  return problem(400, {
    errors: [{ in: "body", pointer, keyword, detail: `expected ${expected}` }],
  });
}

/** Returns the path parameters of a URL; undefined if its end does not match the path template. */
function placesIn(
  template: string,
  { pathname }: URL,
): Readonly<Record<string, string>> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`${pattern}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await (request.headers.get("content-type")?.startsWith("multipart/form-data")
      ? readParts(await request.formData())
      : request.json());
  } catch (cause) {
    return problem(400, { detail: String(cause) });
  }
}

/**
 * Reads the `options` part as JSON, whether it is a file or a field (decision `part-encoding`), and the document as
 * text.
 */
async function readParts(form: FormData): Promise<Readonly<Record<string, unknown>>> {
  const parts: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : await value.text();
    parts[name] = name === "options" ? JSON.parse(text) : text;
  }
  return parts;
}
