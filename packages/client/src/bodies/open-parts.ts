import type { EncodePart } from "../operation/parameter.js";
import { isStream, type FileSource } from "./file-content.js";
import { filePart, jsonPart } from "./multipart-body.js";

/**
 * Encodes a body whose parts the description does not list, one part per member: files as files, objects as JSON,
 * anything else as text. A list becomes one part per item.
 */
export const openParts: EncodePart = async (field, value) => {
  const members = Object.entries(Object(value) as Record<string, unknown>).flatMap(
    ([name, member]) => [member].flat().map((item: unknown) => ({ name, item })),
  );
  const given = members.filter(({ item }) => item !== undefined);
  return (
    await Promise.all(
      given.map(async ({ name, item }) => {
        const part = { ...field, name };
        if (isFile(item)) return filePart(part, item);
        if (typeof item === "object") return jsonPart(part, item);
        return { name, content: String(item) };
      }),
    )
  ).flat();
};

function isFile(value: unknown): boolean {
  if (value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array)
    return true;
  return isStream(value) || typeof (Object(value) as FileSource).open === "function";
}
