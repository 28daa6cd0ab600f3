import type { PhrasingContent } from "mdast";
import type { Unsafe } from "mdast-util-to-markdown";

const scope = {
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "link", "image", "label"],
} as const satisfies Partial<Unsafe>;

/**
 * Characters that make text a URL or an e-mail address in GFM, beyond those that `mdast-util-gfm` escapes: it escapes the
 * full stop after `www` only before a letter, digit or full stop, the colon only after a small letter, and of two at signs a
 * letter apart only the first.
 */
export const autolinkCharacters: Unsafe[] = [
  { character: ".", before: "[Ww]{3}", ...scope },
  { character: ":", before: "[PS]", after: "\\/", ...scope },
  { character: "@", before: "[+\\-.\\w]", after: "(?=[\\-.\\w])", ...scope },
].map((one) => ({ ...one, notInConstruct: [...scope.notInConstruct] }));

/** What CommonMark reads as an e-mail address between angle brackets (Spec 0.31, 6.5). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * The library writes a link of one text that is its address as `<text>`, which is text or HTML if CommonMark reads no
 * address in it; with a second node it does not.
 */
export function withoutAutolink(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const [only] = children;
  const isAddress = only?.type === "text" && url === `mailto:${only.value}`;
  if (!isAddress || children.length > 1 || ADDRESS.test(only.value)) return children;
  return [...children, { type: "text", value: "" }];
}
