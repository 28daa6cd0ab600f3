import { code, key, literal } from "../code.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

/** The client's operation table: where each operation goes. As data it travels to every caller, so it is short. */
export function emitClient({ operations }: ApiModel): GeneratedFile[] {
  const table = code`
    /** Where each operation goes, by its id. */
    export const operations = {
      ${operations.map(({ id, method, path }) => code`${key(id)}: ${literal({ method, path })},`)}
    } as const;
  `;
  return [{ path: "operations.ts", text: table.text }];
}
