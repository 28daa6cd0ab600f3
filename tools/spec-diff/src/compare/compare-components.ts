import { isDeepStrictEqual } from "node:util";
import { type Change, changeAt, type Finding, show } from "../model/change.ts";
import { keysOf, type Pair, pairOf } from "../model/place.ts";

/** The kind of component whose names appear in generated types. */
const NAMED = "schemas";

/**
 * Compares the names of components. Also reports components that changed although no change was found in them, so that
 * no change is missed.
 */
export function compareComponents(pair: Pair, found: readonly Change[]): Change[] {
  const components = pairOf(pair, "components");
  return keysOf(components).flatMap((kind) =>
    compareKind(
      pairOf(components, kind),
      kind === NAMED,
      new Set(found.map(({ pointer }) => pointer)),
    ),
  );
}

function compareKind(pair: Pair, isNamed: boolean, found: ReadonlySet<string>): Change[] {
  return keysOf(pair).flatMap((name) => {
    const component = pairOf(pair, name);
    const finding = nameFinding(component, name, isNamed) ?? contentFinding(component, found);
    return finding ? [changeAt(component, finding)] : [];
  });
}

function nameFinding({ before, after }: Pair, name: string, isNamed: boolean): Finding | undefined {
  if (!isNamed) return undefined;
  if (before.value === undefined)
    return { kind: "schema-added", effect: "noted", what: `the schema ${show(name)} was added` };
  if (after.value === undefined)
    return {
      kind: "schema-removed",
      effect: "renamed",
      what: `the name of the schema ${show(name)} has gone`,
    };
  return undefined;
}

function contentFinding({ before, after }: Pair, found: ReadonlySet<string>): Finding | undefined {
  if (before.value === undefined || after.value === undefined) return undefined;
  if (isDeepStrictEqual(before.value, after.value)) return undefined;
  const isInside = (pointer: string): boolean =>
    pointer === after.at || pointer.startsWith(`${after.at}/`);
  if ([...found].some(isInside)) return undefined;
  return {
    kind: "component-changed",
    effect: "noted",
    what: "it changed, in a way that no message shows",
  };
}
