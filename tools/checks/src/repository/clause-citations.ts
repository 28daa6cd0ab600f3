// Checks that every citation of the interface, such as "Interface, Endpoints 2", names a clause of spec/interface.md.
import { readFile } from "node:fs/promises";

const PAGE = "spec/interface.md";
// The interface is cited in comments and messages, and in the data of facts and of checker rules.
const citation = /\bInterface, "?(?<text>[A-Z][\w ,]*)|\bclause: ["']?(?<data>[A-Z][\w ,]*)/g;
const source = /\.(ts|md|yaml)$/;

/** Returns one line for each citation of a missing clause. */
export async function checkClauseCitations(files: readonly string[]): Promise<string[]> {
  const clauses = clausesOf(await readFile(PAGE, "utf8"));
  const cited = files.filter((file) => source.test(file) && !/(^|\/)test\//.test(file));
  const reports = await Promise.all(
    cited.map(async (file) =>
      wrongCitations(await readFile(file, "utf8"), clauses).map(
        ({ line, text }) => `${file}:${line}: ${PAGE} has no clause "${text}"`,
      ),
    ),
  );
  return reports.flat();
}

/** Returns the clauses that have a heading on the page. */
export function clausesOf(page: string): Set<string> {
  return new Set([...page.matchAll(/^## (.+)$/gm)].map(([, clause]) => clause ?? ""));
}

/** Returns the citations in a text that name no clause, each with its line. */
export function wrongCitations(
  text: string,
  clauses: ReadonlySet<string>,
): { line: number; text: string }[] {
  return text.split("\n").flatMap((content, index) =>
    [...content.matchAll(citation)]
      .map((match) => (match.groups?.text ?? match.groups?.data ?? "").trim())
      .filter((cited) => !namesClauses(cited, clauses))
      .map((cited) => ({ line: index + 1, text: cited })),
  );
}

/**
 * Returns true if a citation starts with a clause and each number in a list such as "Endpoints 1, 3 and 5" is a clause.
 */
function namesClauses(cited: string, clauses: ReadonlySet<string>): boolean {
  const { name = "", numbers = "" } =
    /^(?<name>[A-Za-z ]+?)(?: (?<numbers>\d+(?:(?:, | and | to )\d+)*))?(?=,|$| [A-Za-z])/.exec(
      cited,
    )?.groups ?? {};
  const named = numbers.match(/\d+/g)?.map((number) => `${name} ${number}`) ?? [];
  if (named.length > 0) return named.every((clause) => clauses.has(clause));
  return [...clauses].some((clause) => new RegExp(`^${clause}(?!\\w)`).test(cited));
}
