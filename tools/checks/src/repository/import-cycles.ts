// Checks that there are no import cycles: neither between files, type imports included, nor between the entries of a
// folder, at any depth of a package's `src`. The parts of a cycle can be understood, moved or tested only together.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";

/** A graph: the targets of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const source = /^(?:spec|packages\/[^/]+|tools\/[^/]+)\/src\/(?!generated\/).*\.tsx?$/;
const imported = /\b(?:from|import)\s*\(?\s*"(?<path>\.{1,2}\/[^"]+)"/g;

/** Returns one line for each cycle of files, and for each cycle inside a folder. */
export async function checkImportCycles(files: readonly string[]): Promise<string[]> {
  const sources = files.filter((file) => source.test(file));
  const entries = await Promise.all(
    sources.map(async (file) => [file, importsOf(file, await readFile(file, "utf8"))] as const),
  );
  const graph = new Map(entries);
  return [
    ...findCycles(graph).map((cycle) => `these files import each other: ${cycle.join(", ")}`),
    ...[...folderGraphs(graph).values()].flatMap((inside) =>
      findCycles(inside)
        .filter((cycle) => !cycle.every(isFile))
        .map(
          (cycle) => `these folders import each other: ${importsWithin(cycle, graph).join(", ")}`,
        ),
    ),
  ];
}

/** Returns one import for each edge in a cycle, to show which one to remove. */
export function importsWithin(cycle: readonly string[], graph: Graph): string[] {
  const examples = new Map<string, string>();
  const memberOf = (file: string) =>
    cycle.find((member) => file === member || file.startsWith(`${member}/`));
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [memberOf(file), memberOf(target)];
      if (from !== undefined && to !== undefined && from !== to)
        examples.set(`${from} ${to}`, `${file} → ${target}`);
    }
  return [...examples.values()];
}

/** Returns the files that a file imports by a relative path. */
export function importsOf(file: string, text: string): Set<string> {
  return new Set(
    [...text.matchAll(imported)].map(({ groups }) =>
      join(dirname(file), groups?.path ?? "").replace(/\.js$/, ".ts"),
    ),
  );
}

/** Returns for each folder the graph of its entries: each subfolder as one node, and its own files. */
export function folderGraphs(graph: Graph): ReadonlyMap<string, Graph> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [folder, from, to] = partingOf(file, target);
      const inside = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, inside);
      inside.set(from, (inside.get(from) ?? new Set()).add(to));
    }
  return folders;
}

/** Returns the innermost folder that contains both files, and the entry of that folder that each file is in. */
function partingOf(file: string, target: string): [folder: string, from: string, to: string] {
  const [from, to] = [file.split("/"), target.split("/")];
  const depth = from.findIndex((name, index) => name !== to[index]);
  return [
    from.slice(0, depth).join("/"),
    from.slice(0, depth + 1).join("/"),
    to.slice(0, depth + 1).join("/"),
  ];
}

function isFile(node: string): boolean {
  return /\.tsx?$/.test(node);
}

/** Returns the strongly connected components of more than one node (Tarjan), each sorted. */
export function findCycles(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): number {
    const index = indexes.size;
    indexes.set(node, index);
    open.push(node);
    const reached = [...(graph.get(node) ?? [])]
      .filter((next) => graph.has(next))
      .map((next) => {
        if (!indexes.has(next)) return visit(next);
        return open.includes(next) ? (indexes.get(next) ?? index) : index;
      });
    const low = Math.min(index, ...reached);
    if (low === index) close(node);
    return low;
  }

  function close(node: string): void {
    const cycle = open.splice(open.indexOf(node)).sort();
    if (cycle.length > 1) cycles.push(cycle);
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}
