import { code } from "../code.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import type { EmittedBigints } from "./create-bigints.ts";

/**
 * Emits the file with the bigint locations of named schemas; no file if there are none. `from` is the module with the
 * runtime's type.
 */
export function emitBigints({ declarations }: EmittedBigints, from: string): GeneratedFile[] {
  if (declarations.length === 0) return [];
  const { text } = code`
    import type { Bigints } from ${from};

    ${declarations}
  `;
  return [{ path: "bigints.ts", text }];
}
