import type { Notes } from "@document-export/openapi";
import type { ApiModel, OperationModel } from "../../model/model.ts";
import { leaveOut, placeOf } from "../leave-out.ts";

/** The model of what a server can be asked for: paths that no request tells apart are one route. */
export function stubGate(model: ApiModel, notes: Notes): ApiModel {
  const seen = new Map<string, OperationModel>();
  return leaveOut(
    model,
    (operation) => {
      const { method, path } = operation;
      const route = `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
      const other = seen.get(route);
      if (!other) return void seen.set(route, operation);
      return {
        kind: "route-twice",
        found: `no request distinguishes it from \`${other.method} ${other.path}\` (\`${other.id}\`, ${placeOf(other)}), which comes first`,
        fix: "Give it another path, or join the two",
      };
    },
    notes,
  );
}
