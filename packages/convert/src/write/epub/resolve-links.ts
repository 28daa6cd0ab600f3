import type { Element, ElementContent, Properties } from "hast";
import type { Chapter } from "./epub-file.js";

/** Location of an id in the book. */
interface Target {
  readonly file: string;
  readonly id: string;
}

/** HTML roles and the types by which e-book readers recognize them (EPUB Structural Semantics Vocabulary 1.1). */
const TYPES: Readonly<Record<string, string>> = {
  "doc-noteref": "noteref",
  "doc-endnotes": "footnotes",
  "doc-backlink": "backlink",
};

/**
 * Returns chapters whose ids are valid XML names and whose links point to the page that contains their target. A link
 * that a book cannot contain, such as one to another file next to it, loses its target and is reported to `onLost`.
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

/** Returns an unused id that is an XML name without a colon, as ids must be. */
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

/** Escapes characters that browsers accept in a URL but RFC 3986 does not allow. Brackets of an IPv6 address stay. */
function strictUrl(url: string): string {
  const [, host = "", rest = url] = /^([a-z][a-z\d+.-]*:\/\/\[[^\]]*\])?(.*)$/is.exec(url) ?? [];
  const strict = rest.replaceAll(/[[\]{}|\\^`<>"]|%(?![\da-f]{2})/gi, (sign) =>
    encodeURIComponent(sign),
  );
  const [first, ...fragments] = strict.split("#");
  return host + [first, fragments.join("%23")].filter((part) => part !== "").join("#");
}
