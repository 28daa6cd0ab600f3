import { code, key, literal } from "../code.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import { emitExamples } from "../server-stub/emit-examples.ts";
import { emitShapes } from "./emit-shapes.ts";

/**
 * The client's tables, all of them data. Where each operation goes travels to every caller, so it is short; what
 * the operations hold, and examples of it, are for development.
 */
export function emitClient(model: ApiModel): GeneratedFile[] {
  const { operations } = model;
  const table = code`
    /** Where each operation goes, by its id. */
    export const operations = {
      ${operations.map(({ id, method, path }) => code`${key(id)}: ${literal({ method, path })},`)}
    } as const;
  `;
  return [
    { path: "operations.ts", text: table.text },
    { path: "shapes.ts", text: emitShapes(model).text },
    { path: "examples.ts", text: emitExamples(model).text },
  ];
}
