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

/** An image's address if it is http or https, else undefined. */
export function safeImageUrl(url: string): string | undefined {
  const clean = cleanUrl(url);
  return IMAGE_SCHEMES.has(schemeOf(clean) ?? "") ? clean : undefined;
}

function cleanUrl(url: string): string {
  return url
    .replaceAll(IGNORED_BY_BROWSERS, "")
    .trim()
    .replaceAll(/\s/g, (space) => encodeURIComponent(space));
}

/** The scheme of an address (RFC 3986, 3.1), in lower case. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}
