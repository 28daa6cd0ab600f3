import * as fc from "fast-check";

type Path = readonly (string | number)[];
type Members = Record<string | number, unknown>;

/** Values of every type, to be put where another type is expected. */
const retyped = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "x",
  "__proto__",
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  { content: [{}] },
  { length: 3 },
);

/** The document with up to three members deleted, swapped, duplicated or changed to another type. */
export function damaged(document: unknown): fc.Arbitrary<unknown> {
  const places = membersOf(document);
  const place = fc.nat({ max: places.length - 1 }).map((index) => places[index] ?? []);
  const damage = fc.oneof(
    fc.tuple(place, retyped).map(([at, value]) => ({ how: "retype", at, value }) as const),
    place.map((at) => ({ how: "delete", at }) as const),
    fc.tuple(place, place).map(([at, other]) => ({ how: "swap", at, other }) as const),
    fc.tuple(place, place).map(([at, other]) => ({ how: "double", at, other }) as const),
  );
  return fc.array(damage, { minLength: 1, maxLength: 3 }).map((damages) => {
    const copy = structuredClone(document);
    for (const one of damages) apply(copy, one);
    return copy;
  });
}

type Damage =
  | { readonly how: "retype"; readonly at: Path; readonly value: unknown }
  | { readonly how: "delete"; readonly at: Path }
  | { readonly how: "swap" | "double"; readonly at: Path; readonly other: Path };

/** Does nothing if earlier damage removed the place. */
function apply(document: unknown, damage: Damage): void {
  const name = damage.at.at(-1) ?? "";
  const parent = parentOf(document, damage.at);
  if (!parent) return;
  switch (damage.how) {
    case "retype":
      if (name in parent) parent[name] = damage.value;
      return;
    case "delete":
      remove(parent, name);
      return;
    case "swap":
    case "double":
      putOther(document, damage, parent);
  }
}

function remove(parent: Members, name: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
}

/** Copies the value, since JSON has no cycles. */
function putOther(
  document: unknown,
  { how, at, other }: Extract<Damage, { readonly other: Path }>,
  parent: Members,
): void {
  const otherParent = parentOf(document, other);
  if (!otherParent) return;
  const [name, otherName] = [at.at(-1) ?? "", other.at(-1) ?? ""];
  if (!(name in parent) || !(otherName in otherParent)) return;
  const here = structuredClone(parent[name]);
  parent[name] = structuredClone(otherParent[otherName]);
  if (how === "swap") otherParent[otherName] = here;
}

function parentOf(document: unknown, path: Path): Members | undefined {
  let one = document;
  for (const name of path.slice(0, -1)) {
    if (typeof one !== "object" || one === null) return undefined;
    one = (one as Members)[name];
  }
  return typeof one === "object" && one !== null ? (one as Members) : undefined;
}

function membersOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, name];
    return [at, ...membersOf(member, at)];
  });
}
