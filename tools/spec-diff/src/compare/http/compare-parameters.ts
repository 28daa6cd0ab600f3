import { type Change, changeAt, type Finding, type Flow, show } from "../../model/change.ts";
import {
  follow,
  objectAt,
  type Pair,
  type Place,
  rawMember,
  segmentsOf,
} from "../../model/place.ts";
import { compareField } from "./compare-headers.ts";

/** Keywords that determine the serialization of a parameter, with the defaults for each location. */
const STYLES: Readonly<Record<string, string>> = {
  query: "form",
  cookie: "form",
  path: "simple",
  header: "simple",
};

/** Compares the parameters of an operation, including those of its path. Path parameters are matched by position. */
export function compareParameters(paths: Pair, operations: Pair, flow: Flow): Change[] {
  const before = parametersOf(paths.before, operations.before);
  const after = parametersOf(paths.after, operations.after);
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const nothing = rawMember(operations.after, "parameters");
    const place = {
      before: before.get(key) ?? { ...nothing, value: undefined },
      after: after.get(key) ?? { ...nothing, value: undefined },
    };
    return compareParameter(place, flow);
  });
}

/** Returns parameters by location and name; header names ignore case, path parameters count by position. */
function parametersOf(path: Place, operation: Place): Map<string, Place> {
  const found = new Map<string, Place>();
  const inPath = [...(segmentsOf(operation.at)[1] ?? "").matchAll(/\{([^}]+)\}/g)].map(
    ([, name]) => name,
  );
  for (const holder of [path, operation]) {
    const list = rawMember(holder, "parameters");
    const count = Array.isArray(list.value) ? list.value.length : 0;
    for (let index = 0; index < count; index += 1) {
      const parameter = follow(rawMember(list, index));
      const { in: place, name } = objectAt(parameter);
      const own = place === "header" ? String(name).toLowerCase() : String(name);
      const key = place === "path" ? inPath.indexOf(own) : own;
      found.set(`${String(place)} ${key}`, parameter);
    }
  }
  return found;
}

function compareParameter(pair: Pair, flow: Flow): Change[] {
  const [before, after] = [objectAt(pair.before), objectAt(pair.after)];
  const { name, in: place } = pair.after.value === undefined ? before : after;
  const what = `the ${String(place)} parameter ${show(name)}`;
  if (pair.before.value === undefined) {
    const isRequired = after["required"] === true;
    const kind = isRequired ? "required-parameter-added" : "optional-parameter-added";
    const effect = isRequired ? "narrowed" : "added";
    return [changeAt(pair, { kind, effect, what: `${what} was added` }, flow)];
  }
  if (pair.after.value === undefined)
    return [
      changeAt(
        pair,
        { kind: "parameter-removed", effect: "removed", what: `${what} was removed` },
        flow,
      ),
    ];
  const findings = [...compareName(pair), ...compareStyle(pair, what), ...compareEmpty(pair, what)];
  return [
    ...findings.map((finding) => changeAt(pair, finding, flow)),
    ...compareField(pair, what, flow),
  ];
}

function compareName(pair: Pair): Finding[] {
  const [before, after] = [objectAt(pair.before)["name"], objectAt(pair.after)["name"]];
  if (objectAt(pair.after)["in"] !== "path" || before === after) return [];
  const what = `the path parameter ${show(before)} is called ${show(after)}`;
  return [{ kind: "parameter-renamed", effect: "renamed", what, keyword: "name" }];
}

function compareStyle(pair: Pair, name: string): Finding[] {
  const [before, after] = [styleOf(pair.before), styleOf(pair.after)];
  if (before === after) return [];
  const what = `${name} was written as ${before} and is written as ${after}`;
  return [{ kind: "style-changed", effect: "replaced", what, keyword: "style" }];
}

function styleOf(parameter: Place): string {
  const {
    in: place,
    style = STYLES[String(place)],
    explode = style === "form",
  } = objectAt(parameter);
  return `\`${String(style)}\`${explode === true ? ", exploded" : ""}`;
}

function compareEmpty(pair: Pair, name: string): Finding[] {
  const [was, is] = [pair.before, pair.after].map(
    (side) => objectAt(side)["allowEmptyValue"] === true,
  );
  if (was === is) return [];
  const keyword = "allowEmptyValue";
  return is
    ? [{ kind: "empty-value-allowed", effect: "widened", what: `${name} may be empty`, keyword }]
    : [
        {
          kind: "empty-value-refused",
          effect: "narrowed",
          what: `${name} may not be empty any more`,
          keyword,
        },
      ];
}
