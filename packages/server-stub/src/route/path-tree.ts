import type { OperationHead } from "../contract/operation.js";
import { normalizePath } from "./normalize-path.js";
import { segmentMatcher, type MatchSegment } from "./segment-matcher.js";

/** The operations of a path template, and the path parameters captured from the matching path. */
export interface Leaf<Found> {
  /** Operations by method. */
  readonly operations: ReadonlyMap<string, Found>;
  /** Captured values in the order of the template, not decoded. */
  readonly captured: readonly string[];
}

/**
 * A node of the tree. Maps are created when needed: most branches have one child, and a large tree has thousands of
 * branches.
 */
interface Branch<Found> {
  operations: Map<string, Found> | undefined;
  fixed: Map<string, Branch<Found>> | undefined;
  /** Segments such as `{name}.json`, by their text without the names. */
  patterned: Map<string, PatternedBranch<Found>> | undefined;
  /** The segment that is a single parameter. */
  any: Branch<Found> | undefined;
}

interface PatternedBranch<Found> extends Branch<Found> {
  readonly match: MatchSegment;
}

/** Finds the templates that match a path, in time that does not depend on their number. */
export interface PathTree<Found> {
  /**
   * Returns the leaves that match a path, those with more fixed text in a segment first (OpenAPI 3.1, Path Templating
   * Matching).
   */
  find(path: string): Leaf<Found>[];
}

const CAPTURE = /\{([^}]*)\}/g;

/** The segments of a path: fixed text is compared in normal form, and parameters are captured as received. */
interface Segments {
  readonly sent: readonly string[];
  readonly normal: readonly string[];
}

/** Builds a tree of path templates with one level per segment. */
export function plantTree<Found extends OperationHead>(
  operations: readonly Found[],
): PathTree<Found> {
  const root = branch<Found>();
  for (const operation of operations) {
    const { path, captures = {} } = operation;
    const leaf = normalizePath(path)
      .split("/")
      .reduce((from, segment) => grow(from, segment, captures), root);
    (leaf.operations ??= new Map()).set(operation.method, operation);
  }
  return {
    find: (path) => {
      const leaves: Leaf<Found>[] = [];
      climb(root, segmentsOf(path), 0, [], leaves);
      return leaves;
    },
  };
}

function segmentsOf(path: string): Segments {
  const sent = path.split("/");
  return { sent, normal: path.includes("%") ? normalizePath(path).split("/") : sent };
}

function branch<Found>(): Branch<Found> {
  return { operations: undefined, fixed: undefined, patterned: undefined, any: undefined };
}

function grow<Found>(
  from: Branch<Found>,
  segment: string,
  captures: Readonly<Record<string, string>>,
): Branch<Found> {
  const kind = segment.replaceAll(CAPTURE, "{}");
  if (kind === "{}") return (from.any ??= branch());
  if (kind === segment) return place((from.fixed ??= new Map()), segment, branch);
  const patterned = () => ({ ...branch<Found>(), match: segmentMatcher(segment, captures) });
  return place((from.patterned ??= new Map()), kind, patterned);
}

function place<Key, Kind>(into: Map<Key, Kind>, name: Key, make: () => Kind): Kind {
  const present = into.get(name) ?? make();
  into.set(name, present);
  return present;
}

function climb<Found>(
  from: Branch<Found>,
  segments: Segments,
  index: number,
  captured: readonly string[],
  leaves: Leaf<Found>[],
): void {
  const segment = segments.normal[index];
  if (segment === undefined) {
    if (from.operations) leaves.push({ operations: from.operations, captured });
    return;
  }
  const fixed = from.fixed?.get(segment);
  if (fixed) climb(fixed, segments, index + 1, captured, leaves);
  if (segment === "") return;
  const sent = segments.sent[index] ?? segment;
  for (const patterned of from.patterned?.values() ?? []) {
    const values = patterned.match(sent) ?? patterned.match(segment);
    if (values) climb(patterned, segments, index + 1, [...captured, ...values], leaves);
  }
  if (from.any) climb(from.any, segments, index + 1, [...captured, sent], leaves);
}
