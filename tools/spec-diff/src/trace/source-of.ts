import { isObject } from "@document-export/openapi";
import { segmentsOf } from "../model/place.ts";

/** Hand-written files of the contract, by path in its folder. */
export type SourceFiles = ReadonlyMap<string, unknown>;

/** Entry files of the contracts, and the folders of their components; the operator contract shares some components. */
const ENTRIES = ["operator.yaml", "openapi.yaml"];
const FOLDERS = ["operator/components", "components"];

/** Returns the source of a place in the bundle: the file and the pointer in it; undefined if no file contains it. */
export function sourceOf(pointer: string, files: SourceFiles): string | undefined {
  const [area, kind, name, ...inside] = segmentsOf(pointer);
  const component = FOLDERS.map((folder) => `${folder}/${kind}/${name}.yaml`).find((file) =>
    files.has(file),
  );
  if (area === "components" && name !== undefined && component !== undefined)
    return walk(component, inside, files);
  const entry = ENTRIES.find((file) => files.has(file)) ?? "";
  return walk(entry, segmentsOf(pointer), files);
}

/** Follows references between files; if the rest was removed, stops at the last place that exists. */
function walk(start: string, segments: readonly string[], files: SourceFiles): string | undefined {
  let [file, value, path] = [start, files.get(start), ""];
  if (value === undefined) return undefined;
  for (const segment of segments) {
    [file, value, path] = resolve(file, value, path, files);
    const inner = innerOf(value, segment);
    if (inner === undefined) break;
    value = inner;
    path += `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  return path === "" ? file : `${file}#${path}`;
}

function resolve(
  file: string,
  value: unknown,
  path: string,
  files: SourceFiles,
): [string, unknown, string] {
  const reference = isObject(value) ? value["$ref"] : undefined;
  if (typeof reference !== "string") return [file, value, path];
  const target = new URL(reference, `file:///${file}`).pathname.slice(1);
  return files.has(target) ? [target, files.get(target), ""] : [file, value, path];
}

function innerOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return value[Number(segment)];
  return isObject(value) ? value[segment] : undefined;
}
