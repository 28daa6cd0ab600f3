const LINK_SCHEMES = new Set(["http", "https", "mailto", "tel", "ftp"]);
const IMAGE_SCHEMES = new Set(["http", "https"]);

/** Browsers ignore these characters in a URL, so they are removed before the scheme is checked. */
const IGNORED_CHARACTERS = /[\p{Cc}\p{Cs}]/gu;

/** Returns a link's URL if it is safe (http, https, mailto, tel, ftp, or relative), otherwise undefined. */
export function safeLinkUrl(url: string): string | undefined {
  const clean = cleanUrl(url);
  const scheme = schemeOf(clean);
  return scheme === undefined || LINK_SCHEMES.has(scheme) ? clean : undefined;
}

/** Data URLs of image formats that cannot contain scripts. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i;

/** Returns an image's URL if it is safe (http, https, relative, or a data URL of an image), otherwise undefined. */
export function safeImageUrl(url: string): string | undefined {
  const clean = cleanUrl(url);
  const scheme = schemeOf(clean);
  const isSafe = scheme === undefined || IMAGE_SCHEMES.has(scheme) || IMAGE_DATA.test(clean);
  return isSafe ? clean : undefined;
}

/** Characters that delimit URLs in HTML, Markdown and text (RFC 3986, appendix C). */
const DELIMITERS = /[\s<>"`]/g;

/** Most URLs are printable ASCII without any of the characters above. */
const CLEAN = /^[!#-;=?-_a-~]*$/;

/** Returns a URL as browsers read it, without the characters that they ignore. */
export function cleanUrl(url: string): string {
  if (CLEAN.test(url)) return url;
  return url
    .replaceAll(IGNORED_CHARACTERS, "")
    .trim()
    .replaceAll(DELIMITERS, (character) => encodeURIComponent(character));
}

/** Returns the scheme of a URL (RFC 3986, 3.1), in lower case. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}
