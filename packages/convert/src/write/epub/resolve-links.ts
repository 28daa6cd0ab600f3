import type { Element, ElementContent, Properties } from "hast";
import type { Chapter } from "./epub-file.js";

/** Where an id is in the book. */
interface Target {
  readonly file: string;
  readonly id: string;
}

/** Roles of HTML, and what readers of books know them by (EPUB Structural Semantics Vocabulary 1.1). */
const TYPES: Readonly<Record<string, string>> = {
  "doc-noteref": "noteref",
  "doc-endnotes": "footnotes",
  "doc-backlink": "backlink",
};

/**
 * Chapters whose ids are names of XML, and whose links lead to the page that has their target. A link that a book cannot
 * have, such as one to another file beside it, loses its target, and is passed to `onLost`.
 */
export function resolveLinks(chapters: readonly Chapter[], onLost: () => void): readonly Chapter[] {
  const targets = targetsOf(chapters);
  return chapters.map((chapter) => ({
    ...chapter,
    content: chapter.content.map((element) => resolved(element, chapter.file, targets, onLost)),
  }));
}

function targetsOf(chapters: readonly Chapter[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  const taken = new Set<string>();
  const visit = (node: ElementContent, file: string) => {
    if (node.type !== "element") return;
    const id = node.properties["id"];
    if (typeof id === "string" && !targets.has(id)) {
      const name = freeName(id, taken);
      taken.add(name);
      targets.set(id, { file, id: name });
    }
    for (const child of node.children) visit(child, file);
  };
  for (const { content, file } of chapters) for (const element of content) visit(element, file);
  return targets;
}

/** A name of XML without a colon, which an id has to be. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  const plain = id.replaceAll(/[^\p{L}\p{N}_-]/gu, "_");
  const name = /^[\p{L}_]/u.test(plain) ? plain : `_${plain}`;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
  return free;
}

function resolved(
  element: Element,
  file: string,
  targets: ReadonlyMap<string, Target>,
  onLost: () => void,
): Element {
  const properties = propertiesOf(element, file, targets, onLost);
  const children = element.children.map((child) =>
    child.type === "element" ? resolved(child, file, targets, onLost) : child,
  );
  return { ...element, properties, children };
}

function propertiesOf(
  { tagName, properties }: Element,
  file: string,
  targets: ReadonlyMap<string, Target>,
  onLost: () => void,
): Properties {
  const { id, href, role } = properties;
  const type =
    tagName === "li" && String(id).startsWith("note:") ? "footnote" : TYPES[String(role)];
  const url = typeof href === "string" ? urlOf(href, file, targets) : undefined;
  if (typeof href === "string" && url === undefined) onLost();
  return {
    ...properties,
    ...(id === undefined ? {} : { id: targets.get(String(id))?.id }),
    ...(href === undefined ? {} : { href: url }),
    ...(type === undefined ? {} : { "epub:type": type }),
  };
}

function urlOf(
  href: string,
  file: string,
  targets: ReadonlyMap<string, Target>,
): string | undefined {
  if (!href.startsWith("#")) return URL.canParse(href) ? strictUrl(href) : undefined;
  const target = targets.get(href.slice(1));
  return target && `${target.file === file ? "" : target.file}#${target.id}`;
}

/** Signs that browsers take in a URL, and its grammar does not (RFC 3986); those of an address of IPv6 stay. */
function strictUrl(url: string): string {
  const [, host = "", rest = url] = /^([a-z][a-z\d+.-]*:\/\/\[[^\]]*\])?(.*)$/is.exec(url) ?? [];
  const strict = rest.replaceAll(/[[\]{}|\\^`<>"]|%(?![\da-f]{2})/gi, (sign) =>
    encodeURIComponent(sign),
  );
  const [first, ...fragments] = strict.split("#");
  return host + [first, fragments.join("%23")].filter((part) => part !== "").join("#");
}
