import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { CONTENT, ROOT, type Document } from "./documents.ts";

/** Kinds of generated pages whose names the repository lists elsewhere. */
type Names = Readonly<Record<string, ReadonlySet<string>>>;

/** Returns links from documents to pages that the site does not have; the site's build checks its own links. */
export async function deadSiteLinks(documents: readonly Document[]): Promise<string[]> {
  const names = await readNames();
  return documents.flatMap(({ file, markdown }) =>
    [...markdown.matchAll(/\]\(\/docs\/([^)#]*)(?:#[^)]*)?\)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !isPage(path, names))
      .map((path) => `${file}: no such page: /docs/${path}`),
  );
}

function isPage(path: string, names: Names): boolean {
  const [section = "", kind = "", ...rest] = path.replace(/\/$/, "").split("/");
  if (path === "" || path === "convert/") return true;
  if (kind === "") return names["first"]?.has(section) ?? false;
  if (section === "guides") return names["guides"]?.has(kind) ?? false;
  const known = names[kind];
  return section === "reference" && (rest.length === 0 || !known || known.has(rest.join("/")));
}

async function readNames(): Promise<Names> {
  const problems = parse(await readFile(join(ROOT, "spec/problems.yaml"), "utf8")) as {
    type: string;
  }[];
  return {
    first: new Set(["guides", "reference", ...(await namesIn(`${CONTENT}/*.{md,mdx}`))]),
    guides: await namesIn(`${CONTENT}/guides/*.{md,mdx}`),
    decisions: await namesIn("spec/decisions/*.yaml"),
    events: await namesIn("spec/webhooks/*.yaml"),
    packages: new Set(["spec", ...(await namesIn("packages/*"))]),
    problems: new Set(problems.map(({ type }) => type.replace(/.*:/, ""))),
  };
}

async function namesIn(pattern: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob(pattern, { cwd: ROOT }))
    names.add(basename(file).replace(/\.\w+$/, ""));
  return names;
}
