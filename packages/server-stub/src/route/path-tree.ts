import type { Operation } from "../contract/operation.js";

/** The operations of a path template, and what the path that met it captured. */
export interface Leaf {
  /** By method. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** In the order of the template, as they came. */
  readonly captured: readonly string[];
}

interface Branch {
  readonly operations: Map<string, Operation>;
  readonly fixed: Map<string, Branch>;
  /** By the text of the segment with its names left out. */
  readonly templated: Map<string, TemplatedBranch>;
}

interface TemplatedBranch extends Branch {
  /** Undefined where the segment is one capture and nothing else. */
  readonly pattern: RegExp | undefined;
}

/** Finds the templates that a path meets, in time that does not grow with their number. */
export interface PathTree {
  /** The leaves of a path, a fixed segment before a templated one (OpenAPI 3.1, Path Templating Matching). */
  find(path: string): Leaf[];
}

const capture = /\{[^}]*\}/g;

/** Plants a tree of path templates, one level a segment. */
export function plantTree(operations: readonly Operation[]): PathTree {
  const root = branch();
  for (const operation of operations) {
    const leaf = operation.path.split("/").reduce(grow, root);
    leaf.operations.set(operation.method, operation);
  }
  return {
    find: (path) => {
      const leaves: Leaf[] = [];
      climb(root, path.split("/"), 0, [], leaves);
      return leaves;
    },
  };
}

function branch(): Branch {
  return { operations: new Map(), fixed: new Map(), templated: new Map() };
}

function grow(from: Branch, segment: string): Branch {
  const kind = segment.replaceAll(capture, "{}");
  if (kind === segment && !segment.includes("{}")) return place(from.fixed, segment, branch);
  return place(from.templated, kind, () => ({ ...branch(), pattern: patternOf(kind) }));
}

function place<Kind extends Branch>(into: Map<string, Kind>, name: string, make: () => Kind): Kind {
  const present = into.get(name) ?? make();
  into.set(name, present);
  return present;
}

function patternOf(kind: string): RegExp | undefined {
  if (kind === "{}") return undefined;
  const parts = kind.split("{}").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`);
}

function climb(
  from: Branch,
  segments: readonly string[],
  index: number,
  captured: readonly string[],
  leaves: Leaf[],
): void {
  const segment = segments[index];
  if (segment === undefined) {
    if (from.operations.size > 0) leaves.push({ operations: from.operations, captured });
    return;
  }
  const fixed = from.fixed.get(segment);
  if (fixed) climb(fixed, segments, index + 1, captured, leaves);
  if (segment === "") return;
  for (const templated of from.templated.values()) {
    const values = templated.pattern ? templated.pattern.exec(segment)?.slice(1) : [segment];
    if (values) climb(templated, segments, index + 1, [...captured, ...values], leaves);
  }
}
