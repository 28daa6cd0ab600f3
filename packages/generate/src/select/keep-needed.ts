import { isObject, keysOf, pointerOf, valueAt, type JsonObject } from "@document-export/openapi";

/** Kinds of components that references point to; others, such as security schemes, are named differently. */
const REFERRED =
  "schemas responses parameters examples requestBodies headers pathItems mediaTypes links callbacks".split(
    " ",
  );

/** Removes the components that nothing in the document refers to; references are resolved in `whole`. */
export function keepNeeded(document: JsonObject, whole: JsonObject): JsonObject {
  if (!isObject(document.components)) return document;
  const { components, ...rest } = document;
  const needed = new Set<string>();
  const open: unknown[] = [
    rest,
    { ...components, ...Object.fromEntries(REFERRED.map((kind) => [kind, undefined])) },
  ];
  const seen = new Set<object>();
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    for (const reference of referencesOf(node)) {
      const pointer = pointerOf(reference, whole);
      if (pointer === undefined || needed.has(pointer)) continue;
      needed.add(pointer);
      const [first, kind = "", name] = keysOf(pointer);
      // A reference into a component preserves the whole component.
      const target =
        first === "components" && name !== undefined && REFERRED.includes(kind)
          ? valueAt(components, `/${pointer.split("/").slice(2, 4).join("/")}`)
          : valueAt(whole, pointer);
      needed.add(`/${pointer.split("/").slice(1, 4).join("/")}`);
      open.push(target);
    }
    open.push(...Object.values(node));
  }
  const kept = Object.entries(components).map(([kind, map]): [string, unknown] => {
    if (!REFERRED.includes(kind) || !isObject(map)) return [kind, map];
    const names = Object.keys(map).filter((name) => needed.has(pointerTo(kind, name)));
    return [kind, Object.fromEntries(names.map((name) => [name, map[name]]))];
  });
  return { ...document, components: Object.fromEntries(kept) };
}

function pointerTo(kind: string, name: string): string {
  return `/components/${kind}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the references of a node, including those in a discriminator's mapping. */
function referencesOf(node: object): string[] {
  if (!isObject(node)) return [];
  const { $ref, mapping, $recursiveRef, $dynamicRef } = node;
  const mapped = Object.values(isObject(mapping) ? mapping : {}).flatMap((target) =>
    typeof target === "string" ? [target, `#/components/schemas/${target}`] : [],
  );
  return [$ref, $recursiveRef, $dynamicRef, ...mapped].filter(
    (one): one is string => typeof one === "string" && one !== "#",
  );
}
