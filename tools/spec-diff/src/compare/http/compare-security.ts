import type { JsonObject } from "@document-export/openapi";
import { type Change, changeAt, type Flow, show } from "../../model/change.ts";
import { objectAt, type Pair, type Place, placeAt, rawMember } from "../../model/place.ts";

/** An alternative to authenticate: each of its schemes, by definition, with its scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Compares the credentials of an operation: every caller that had access must still have it. */
export function compareSecurity(operations: Pair, flow: Flow): Change[] {
  const places = { before: securityOf(operations.before), after: securityOf(operations.after) };
  const [before, after] = [alternativesOf(places.before), alternativesOf(places.after)];
  const lost = before.filter((one) => !after.some((other) => suffices(one, other)));
  const gained = after.filter((one) => !before.some((other) => suffices(one, other)));
  if (lost.length === 0 && gained.length === 0) return [];
  const was = show(places.before.value ?? "none");
  const is = show(places.after.value ?? "none");
  const what = `the credentials were ${was} and are ${is}`;
  const effect = effectOf(lost.length > 0, gained.length > 0);
  return [changeAt(places, { kind: `security-${effect}`, effect, what }, flow)];
}

function effectOf(isLost: boolean, isGained: boolean): "narrowed" | "widened" | "replaced" {
  if (isLost) return isGained ? "replaced" : "narrowed";
  return "widened";
}

function securityOf(operation: Place): Place {
  const own = rawMember(operation, "security");
  return own.value === undefined ? placeAt(operation.document, "/security") : own;
}

function alternativesOf({ document, value }: Place): Alternative[] {
  const listed = Array.isArray(value) && value.length > 0 ? value : [{}];
  return listed.map(
    (requirement: JsonObject) =>
      new Map(
        Object.entries(requirement).map(([name, scopes]) => [
          identityOf(placeAt(document, `/components/securitySchemes/${name}`)),
          Array.isArray(scopes) ? scopes.map(String) : [],
        ]),
      ),
  );
}

/** Returns the definition of a scheme, without its name and description. */
function identityOf(scheme: Place): string {
  const { description: _, bearerFormat: __, ...rest } = objectAt(scheme);
  const entries = Object.entries(rest).filter(([key]) => !key.startsWith("x-"));
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns true if credentials for one alternative also satisfy another. */
function suffices(one: Alternative, other: Alternative): boolean {
  return [...other].every(([scheme, scopes]) => {
    const had = one.get(scheme);
    return had !== undefined && scopes.every((scope) => had.includes(scope));
  });
}
