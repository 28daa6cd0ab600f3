import { code, type Code } from "../../code.ts";
import type { SchemaContext } from "../../schema-context.ts";

/** Context for emitting the parameters of an operation. */
export interface Fields extends SchemaContext {
  /**
   * Collects the types that only client methods check, by option; undefined if all types are written with their
   * parameters.
   */
  readonly types: Map<string, Code> | undefined;
}

/**
 * Emits the type of an option. A simple type name is written with its parameter; longer types are kept separate, so
 * that standalone functions leave them out.
 */
export function typeMember(option: string, type: Code, { types }: Fields): Code | undefined {
  if (!types || /^"[\w|]+"$/.test(type.text)) return code`type: ${type},`;
  types.set(option, type);
  return undefined;
}
