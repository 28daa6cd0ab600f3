// No circles: neither between files, imports of types included, nor between the folders of a package's `src`. What is in a
// circle can only be understood, moved or tested as a whole.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";

/** What each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const source = /^(?<root>(?:spec|packages\/[^/]+|tools\/[^/]+)\/src)\/(?!generated\/).*\.tsx?$/;
const imported = /\b(?:from|import)\s*\(?\s*"(?<path>\.{1,2}\/[^"]+)"/g;

/** One line for each circle of files, and for each circle of the folders of a package. */
export async function checkCircles(files: readonly string[]): Promise<string[]> {
  const sources = files.filter((file) => source.test(file));
  const entries = await Promise.all(
    sources.map(async (file) => [file, importsOf(file, await readFile(file, "utf8"))] as const),
  );
  const graph = new Map(entries);
  return [
    ...findCircles(graph).map((circle) => `these files import each other: ${circle.join(", ")}`),
    ...findCircles(folderGraph(graph)).map(
      (circle) => `these folders import each other: ${importsWithin(circle, graph).join(", ")}`,
    ),
  ];
}

/** One import for each way between two folders of a circle, to see which is to go. */
export function importsWithin(folders: readonly string[], graph: Graph): string[] {
  const examples = new Map<string, string>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to && folders.includes(from) && folders.includes(to))
        examples.set(`${from} ${to}`, `${file} → ${target}`);
    }
  return [...examples.values()];
}

/** The files that a file imports by a relative path. */
export function importsOf(file: string, text: string): Set<string> {
  return new Set(
    [...text.matchAll(imported)].map(({ groups }) =>
      join(dirname(file), groups?.path ?? "").replace(/\.js$/, ".ts"),
    ),
  );
}

/** The same graph by the folders directly below `src`; a file in `src` itself stands for itself. */
export function folderGraph(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = folderOf(file);
    const leads = folders.get(from) ?? new Set();
    for (const target of targets) if (folderOf(target) !== from) leads.add(folderOf(target));
    folders.set(from, leads);
  }
  return folders;
}

function folderOf(file: string): string {
  const root = source.exec(file)?.groups?.root ?? "";
  return `${root}/${file.slice(root.length + 1).split("/", 1)[0]}`;
}

/** The strongly connected components of more than one node (Tarjan), each sorted. */
export function findCircles(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

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
    const circle = open.splice(open.indexOf(node)).sort();
    if (circle.length > 1) circles.push(circle);
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return circles;
}
