import { code, type Code } from "../../code.ts";
import { importByFile, importChecks } from "../../imports.ts";
import type { NamedSchema } from "../../../model/model.ts";
import { emitCheckBodies } from "../checks/emit-checks.ts";
import { checkCalled } from "../checks/named-checks.ts";
import type { NamedChecks } from "../predicates/functions.ts";

/** Emits the checks of a group of schemas; `places` maps functions of other groups to their files. */
export function emitCheckModule(
  group: readonly NamedSchema[],
  named: NamedChecks,
  places: ReadonlyMap<string, string>,
): Code {
  const body = emitCheckBodies(group, named, "all");
  const own = places.get(checkCalled(group[0]?.name ?? "").text);
  return code`
    ${importChecks(body)}
    ${importByFile(places, body, own)}

    ${body}
  `;
}
