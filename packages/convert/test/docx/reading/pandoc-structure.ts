import { execFileSync } from "node:child_process";

/** A node of pandoc's tree: a kind and its content. */
interface PandocNode {
  readonly t: string;
  readonly c?: unknown;
}

/** The structure that pandoc reads from a DOCX file. */
export interface PandocStructure {
  readonly text: string;
  /** Levels, in reading order. */
  readonly headings: readonly number[];
  /** A numbered heading counts as a heading, whether in a list or not. */
  readonly items: number;
  readonly tables: readonly { readonly rows: number; readonly columns: number }[];
  readonly footnotes: number;
  /** URLs outside the file. */
  readonly links: readonly string[];
  /** Links inside the file, and their possible targets. */
  readonly targets: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Reads a DOCX file with pandoc, with tracked changes shown. */
export function pandocStructure(pandoc: string, bytes: Uint8Array): PandocStructure {
  const json = execFileSync(pandoc, ["-f", "docx", "-t", "json", "--track-changes=all"], {
    input: bytes,
    maxBuffer: 2 ** 28,
  });
  const { meta, blocks } = JSON.parse(json.toString("utf8")) as Record<"meta" | "blocks", unknown>;
  const nodes = [...nodesOf(meta), ...nodesOf(blocks)];
  const of = (kind: string) => nodes.filter(({ t }) => t === kind).map(({ c }) => c as never[]);
  const links = of("Link").map((link) => String(link[2]?.[0]));
  return {
    text: textOf([meta, blocks]),
    headings: of("Header").map((header) => Number(header[0])),
    items: [...of("BulletList"), ...of("OrderedList").map((list) => list[1] ?? [])]
      .flat()
      .filter(([first]: readonly PandocNode[]) => first?.t !== "Header").length,
    tables: of("Table").map(dimensions),
    footnotes: of("Note").length,
    links: links.filter((link) => !link.startsWith("#")),
    targets: links.filter((link) => link.startsWith("#")).map((link) => link.slice(1)),
    anchors: new Set(
      [...of("Span"), ...of("Div")]
        .map((one) => String(one[0]?.[0]))
        .concat(of("Header").map((header) => String(header[1]?.[0]))),
    ),
  };
}

/** All descendant nodes, in reading order. */
function nodesOf(value: unknown): PandocNode[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one));
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap((one) => nodesOf(one));
  return isNode(value) ? [value, ...below] : below;
}

function isNode(value: object): value is PandocNode {
  return "t" in value && typeof value.t === "string";
}

const SPACES: ReadonlySet<string> = new Set(["Space", "SoftBreak", "LineBreak"]);
const BLOCKS: ReadonlySet<string> = new Set(["Para", "Plain", "Header", "CodeBlock"]);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join("");
  if (typeof value !== "object" || value === null) return "";
  if (!isNode(value))
    return Object.values(value)
      .map((one) => textOf(one))
      .join("");
  const { t, c } = value;
  if (SPACES.has(t)) return " ";
  if (t === "Str") return String(c);
  if (t === "Code" || t === "CodeBlock") return ` ${String((c as unknown[])[1])} `;
  const content = textOf(c);
  return BLOCKS.has(t) || t === "Note" || t === "MetaInlines" ? `\n${content}\n` : content;
}

/** Rows of head, bodies and foot; columns as pandoc aligns them. */
function dimensions(table: readonly unknown[]): { rows: number; columns: number } {
  const [, , columns, head, bodies, foot] = table as [
    unknown,
    unknown,
    unknown[],
    [unknown, unknown[]],
    [unknown, unknown, unknown[], unknown[]][],
    [unknown, unknown[]],
  ];
  const inBodies = bodies.reduce((sum, [, , first, rest]) => sum + first.length + rest.length, 0);
  return { rows: head[1].length + inBodies + foot[1].length, columns: columns.length };
}
