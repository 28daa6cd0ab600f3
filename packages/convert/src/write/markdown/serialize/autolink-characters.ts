import type { Unsafe } from "mdast-util-to-markdown";

const scope = {
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "link", "image", "label"],
} as const satisfies Partial<Unsafe>;

/**
 * Characters that make text a URL or an e-mail address in GFM, beyond those that `mdast-util-gfm` escapes: it escapes the
 * full stop after `www` only before a letter, digit or full stop, and of two at signs a letter apart only the
 * first.
 */
export const autolinkCharacters: Unsafe[] = [
  { character: ".", before: "[Ww]{3}", ...scope },
  { character: "@", before: "[+\\-.\\w]", after: "(?=[\\-.\\w])", ...scope },
].map((one) => ({ ...one, notInConstruct: [...scope.notInConstruct] }));
