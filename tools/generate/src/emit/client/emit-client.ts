import { code, key, literal, type Code } from "../code.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

/** The client's operation table: how each operation travels, as data. */
export function emitClient({ operations }: ApiModel): GeneratedFile[] {
  const table = code`
    /** How each operation travels, by its id. */
    export const operations = {
      ${operations.map(emitOperation)}
    } as const;
  `;
  return [{ path: "operations.ts", text: table.text }];
}

function emitOperation(operation: OperationModel): Code {
  const entry = {
    method: operation.method,
    path: operation.path,
    query: namesIn(operation, "query"),
    headers: namesIn(operation, "header"),
    ...describeBody(operation),
    success: operation.responses
      .map(({ status }) => status)
      .filter((status) => status.startsWith("2")),
  };
  return code`${key(operation.id)}: ${literal(entry)},`;
}

function namesIn({ parameters }: OperationModel, place: ParameterModel["in"]): string[] {
  return parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
}

function describeBody({ body }: OperationModel): object {
  const content = body?.content[0];
  if (!content) return {};
  if (content.kind !== "multipart") return { mediaType: content.mediaType };
  const parts = content.parts.map(({ name, kind, contentTypes }) => [
    name,
    { kind, contentType: contentTypes[0] ?? (kind === "json" ? "application/json" : undefined) },
  ]);
  return { mediaType: content.mediaType, parts: Object.fromEntries(parts) };
}
