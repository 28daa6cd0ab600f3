import type { PhrasingContent } from "mdast";
import type { Unsafe } from "mdast-util-to-markdown";

const scope = {
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "link", "image", "label"],
} as const satisfies Partial<Unsafe>;

/**
 * Characters that make text a URL or an email address in GFM, in addition to those that `mdast-util-gfm` escapes. That
 * library escapes the period after `www` only before a letter, digit or period, the colon only after a lowercase
 * letter, and only the first of two at signs that are a letter apart.
 */
export const autolinkCharacters: Unsafe[] = [
  { character: ".", before: "[Ww]{3}", ...scope },
  { character: ":", before: "[PS]", after: "\\/", ...scope },
  { character: "@", before: "[+\\-.\\w]", after: "(?=[\\-.\\w])", ...scope },
].map((one) => ({ ...one, notInConstruct: [...scope.notInConstruct] }));

/** Text in angle brackets that CommonMark parses as an email address (Spec 0.31, 6.5). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Adds a second node to a link whose only text is its address, unless CommonMark recognizes the address. The library
 * would otherwise write the link as `<text>`, which CommonMark parses as text or HTML.
 */
export function withoutAutolink(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const [only] = children;
  const isAddress = only?.type === "text" && url === `mailto:${only.value}`;
  if (!isAddress || children.length > 1 || ADDRESS.test(only.value)) return children;
  return [...children, { type: "text", value: "" }];
}
