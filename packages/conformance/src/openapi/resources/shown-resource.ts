// Finds the resource in a response: the body itself, or what an envelope such as `data` holds.
import { isJsonObject, type Json, type JsonObject } from "../../load/json.js";

/** How the paths of a kind of resource name its id. */
export interface PlaceOfId {
  /** The path parameter that identifies it, such as `petId`. */
  readonly placeholder: string;
  /** The path with that parameter, such as `/pets/{petId}`. */
  readonly path: string;
}

/** A resource in a response. */
export interface ShownResource {
  readonly resource: JsonObject;
  /** Name of the member with its id. */
  readonly id: string;
}

/** Usual names of the member of an envelope that holds the resource. */
const CONTENT = /^(?:data|result|item|record|payload|response|content)$/i;

/** Envelopes in envelopes, such as `{ "result": { "pet": … } }`. */
const MAX_ENVELOPES = 2;

/**
 * Returns the outermost object in a body that has an id: under the name of the placeholder, however it is written, or
 * under a usual one. Undefined without one.
 */
export function shownResource(
  body: Json | undefined,
  place: PlaceOfId,
  depth = 0,
): ShownResource | undefined {
  if (!isJsonObject(body)) return undefined;
  const id = idIn(body, place);
  if (id !== undefined) return { resource: body, id };
  const inner = depth === MAX_ENVELOPES ? undefined : contentOf(body, place);
  return inner && shownResource(inner, place, depth + 1);
}

function idIn(body: JsonObject, { placeholder, path }: PlaceOfId): string | undefined {
  const names = Object.keys(body).filter((name) => isScalar(body[name]));
  const wanted = [plain(placeholder), "id", "uuid", "guid", `${singular(path)}id`];
  for (const one of wanted) {
    const name = names.find((other) => plain(other) === one);
    if (name !== undefined) return name;
  }
  return undefined;
}

function isScalar(value: Json | undefined): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** Returns what an envelope holds under a usual name, or under that of the resource. */
function contentOf(body: JsonObject, { path }: PlaceOfId): JsonObject | undefined {
  const isNamed = (name: string): boolean => CONTENT.test(name) || plain(name) === singular(path);
  const found = Object.entries(body).find(([name, value]) => isNamed(name) && isJsonObject(value));
  return found?.[1] as JsonObject | undefined;
}

/** `pet_id`, `petId` and `PetID` are one name. */
function plain(name: string): string {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}

/** Returns `note` for `/notes/{id}`. */
function singular(path: string): string {
  const fixed = path.split("/").filter((segment) => segment !== "" && !segment.includes("{"));
  return plain(fixed.at(-1) ?? "").replace(/s$/, "");
}
