import { code } from "../code.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import type { EmittedBigints } from "./create-bigints.ts";

/** The file of where named schemas have bigints; none if none has. `from` is where the runtime has the type. */
export function emitBigints({ declarations }: EmittedBigints, from: string): GeneratedFile[] {
  if (declarations.length === 0) return [];
  const { text } = code`
    import type { Bigints } from ${from};

    ${declarations}
  `;
  return [{ path: "bigints.ts", text }];
}
