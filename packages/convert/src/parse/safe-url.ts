const LINK_SCHEMES = new Set(["http", "https", "mailto", "tel", "ftp"]);
const IMAGE_SCHEMES = new Set(["http", "https"]);

/** Browsers drop these inside an address before they look at its scheme, so they go first. */
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cs}]/gu;

/** A link's address if it can do no harm (http, https, mailto, tel, ftp, or relative), else undefined. */
export function safeLinkUrl(url: string): string | undefined {
  const clean = cleanUrl(url);
  const scheme = schemeOf(clean);
  return scheme === undefined || LINK_SCHEMES.has(scheme) ? clean : undefined;
}

/** Image data in the address itself; no format among them can hold a script. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i;

/** An image's address if it can do no harm (http, https, relative, or pixels as data), else undefined. */
export function safeImageUrl(url: string): string | undefined {
  const clean = cleanUrl(url);
  const scheme = schemeOf(clean);
  const isSafe = scheme === undefined || IMAGE_SCHEMES.has(scheme) || IMAGE_DATA.test(clean);
  return isSafe ? clean : undefined;
}

/** What ends an address, or begins something else, in HTML and Markdown (RFC 3986, appendix C). */
const NO_PART_OF_URLS = /[\s<>"`]/g;

/** Most addresses are printable ASCII without any of the signs above. */
const CLEAN = /^[!#-;=?-_a-~]*$/;

/** An address as browsers read it: without what they drop before they look at its scheme, or at its fragment. */
export function cleanUrl(url: string): string {
  if (CLEAN.test(url)) return url;
  return url
    .replaceAll(IGNORED_BY_BROWSERS, "")
    .trim()
    .replaceAll(NO_PART_OF_URLS, (character) => encodeURIComponent(character));
}

/** The scheme of an address (RFC 3986, 3.1), in lower case. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}
