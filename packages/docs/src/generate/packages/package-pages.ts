import { blocks, code, link, list, section, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { entriesOf, readPackages, type Entry, type Package } from "./entries.ts";
import { renderEntries } from "./render-entries.ts";

/** Maximum number of names in the description of a page. */
const MAX_NAMES = 6;

/** Returns a page for each entry point of each package, with its API from the doc comments, and an index. */
export async function packagePages(): Promise<Page[]> {
  const packages = await readPackages();
  const entries = packages.flatMap(entriesOf);
  const rendered = await renderEntries(entries);
  const pages = [...rendered].map(([path, text]) => entryPage(path, text, entries));
  const withoutMain = packages.filter((one) =>
    entriesOf(one).every(({ name }) => name !== one.name),
  );
  return [indexPage(packages), ...pages, ...withoutMain.map(packagePage)];
}

function entryPage(path: string, text: string, entries: readonly Entry[]): Page {
  const entry = entries.find((one) => one.path === path);
  const names = [...text.matchAll(/^## (?:`\w+` )?([\w$]+)/gm)].map(([, name = ""]) => name);
  const shown = names.slice(0, MAX_NAMES).join(", ");
  const title = entry?.name ?? path.replace(/^packages\//, "@document-export/");
  const others = entries.filter((one) => one.package === entry?.package && one !== entry);
  const isMain = entry?.name === entry?.package.name;
  return {
    path,
    title,
    description: `${entry?.package.description ?? "A namespace of a package."} ${title} exports ${shown}${names.length > MAX_NAMES ? " and more" : ""}.`,
    tableOfContents: 2,
    body: blocks(
      entry?.package.description ?? "",
      isMain && others.length > 0
        ? `Other entries: ${others.map((one) => link(code(one.name), urlOf(one.path))).join(", ")}.`
        : "",
      text,
    ),
  };
}

/** Returns the page of a package without an entry point under its own name. */
function packagePage(one: Package): Page {
  const { name, short, description, exports = {}, bin = {} } = one;
  const entries = entriesOf(one);
  const isEntry = (key: string) => entries.some((entry) => entry.name === name + key.slice(1));
  const files = Object.keys(exports).filter((key) => key !== "./package.json" && !isEntry(key));
  return {
    path: `packages/${short}`,
    title: name,
    description: `${description} Exports of the package ${name}.`,
    body: blocks(
      description,
      section("Entries", list(entries.map((entry) => link(code(entry.name), urlOf(entry.path))))),
      section("Files", list(files.map((key) => code(name + key.slice(1))))),
      section(
        "Commands",
        list(Object.keys(bin).map((command) => link(code(command), urlOf(`commands/${command}`)))),
      ),
    ),
  };
}

function indexPage(packages: readonly Package[]): Page {
  return {
    path: "packages",
    title: "Packages",
    description:
      "Every package and what a program can import from it, with the types and comments of all names.",
    body: table(
      ["package", "what it is", "other entries"],
      packages.map((one) => [
        link(code(one.name), urlOf(`packages/${one.short}`)),
        one.description,
        entriesOf(one)
          .filter(({ name }) => name !== one.name)
          .map(({ name, path }) => link(code(name.slice(one.name.length + 1)), urlOf(path)))
          .join(", "),
      ]),
    ),
  };
}
