import { GoogleError } from "../google-error.js";
import { describeOther, OTHER_EDITORS } from "./file-kinds.js";

/** A parsed Google address. */
export interface Address {
  /** `unknown` if the address does not show it: an ID alone, `open?id=`, or a Drive file. */
  readonly kind: "document" | "folder" | "unknown";
  readonly id: string;
  /** The tab that the address links to, such as `t.0`. */
  readonly tab?: string;
  /** A key required by links from before September 2021. */
  readonly resourceKey?: string;
}

// Current IDs have 44 characters; older ones and folders have fewer. IDs are opaque, so this is generous.
const ID = /^[\w-]{19,200}$/;
const HOSTS: ReadonlySet<string> = new Set(["docs.google.com", "drive.google.com"]);
const MAX_LENGTH = 4096;
const MAX_SHOWN = 120;
const EXPECTED =
  "Copy the address from the browser while the document or the folder is open, such as https://docs.google.com/document/d/<id>/edit.";

/**
 * Parses what people paste: the address of a document or a folder in any form, a link from a mail or a chat that
 * redirects to one, or an ID alone. Sends no request.
 *
 * @throws {GoogleError} of kind `address` or `not-a-document`, with what to do.
 */
export function parseAddress(pasted: string): Address {
  const text = stripWrapping(pasted);
  if (ID.test(text)) return { kind: "unknown", id: text };
  const url = text.length <= MAX_LENGTH ? toUrl(text) : undefined;
  if (!url) throw invalid(pasted, "expected the address of a Google Doc or of a folder");
  return fromUrl(url, pasted);
}

/** Returns true if a text is a Google address rather than a file path; {@link parseAddress} may still reject it. */
export function isGoogleAddress(text: string): boolean {
  const url = toUrl(stripWrapping(text));
  return url !== undefined && /(^|\.)google\.com$|^forms\.gle$/.test(url.hostname);
}

/** Returns true if a text has the form of an ID; a path can have it too. */
export function isGoogleId(text: string): boolean {
  return ID.test(text);
}

/** Strips the white space, angle brackets, quotes and Markdown link syntax that people copy along. */
function stripWrapping(pasted: string): string {
  const text = pasted.trim();
  const [, linked] = /^\[[^\]]*\]\(([^)\s]+)\)$/.exec(text) ?? [];
  return (linked ?? text).replace(/^[<"'“]+|[>"'”]+$/g, "").trim();
}

function toUrl(text: string): URL | undefined {
  const whole = /^(?:docs|drive|www)\.google\.com\//i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\/[^\s]+$/i.test(whole) || !URL.canParse(whole)) return undefined;
  return new URL(whole);
}

function fromUrl(url: URL, pasted: string): Address {
  // Mail and chat programs wrap links in a redirect.
  const target =
    url.pathname === "/url" ? (url.searchParams.get("q") ?? url.searchParams.get("url")) : null;
  if (/^(www\.)?google\.com$/.test(url.hostname) && target !== null) {
    const inner = toUrl(target);
    if (inner && inner.pathname !== "/url") return fromUrl(inner, pasted);
  }
  if (!HOSTS.has(url.hostname) || url.username || url.password || url.port)
    throw invalid(
      pasted,
      `expected the host docs.google.com or drive.google.com, got \`${url.host}\``,
    );
  return fromPath(url, segmentsOf(url), pasted);
}

/** Returns the path segments without account (`u/1`) and company (`a/example.com`), which differ between people. */
function segmentsOf({ pathname }: URL): readonly string[] {
  const path = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/u\/\d+(?=\/|$)/, "")
    .replace(/^\/a\/[^/]+/, "");
  return path.split("/").filter(Boolean);
}

function fromPath(url: URL, segments: readonly string[], pasted: string): Address {
  const [app = "", ...rest] = segments;
  const details = detailsOf(url);
  const byQuery = url.searchParams.get("id");
  if (/^(open|uc|leaf|folderview|viewer)$/.test(app) && byQuery)
    return {
      kind: app === "folderview" ? "folder" : "unknown",
      id: checked(byQuery, pasted),
      ...details,
    };
  const other = OTHER_EDITORS[app];
  if (other !== undefined) throw notADocument(pasted, other);
  const at = rest.indexOf("d");
  if (app === "document" || app === "file") {
    if (rest[at + 1] === "e" && at >= 0) throw published(pasted);
    const id = at >= 0 ? rest[at + 1] : (byQuery ?? undefined);
    if (id !== undefined)
      return { kind: app === "file" ? "unknown" : "document", id: checked(id, pasted), ...details };
  }
  const folder = rest[rest.indexOf("folders") + 1];
  if (app === "drive" && rest.includes("folders") && folder !== undefined)
    return { kind: "folder", id: checked(folder, pasted), ...details };
  throw invalid(pasted, "it names no document and no folder");
}

function detailsOf({ searchParams }: URL): Pick<Address, "tab" | "resourceKey"> {
  const tab = searchParams.get("tab");
  const resourceKey = searchParams.get("resourcekey") ?? searchParams.get("resourceKey");
  return {
    ...(tab !== null && /^t\.[\w-]+$/.test(tab) && { tab }),
    ...(resourceKey !== null && /^[\w-]+$/.test(resourceKey) && { resourceKey }),
  };
}

function checked(id: string, pasted: string): string {
  if (ID.test(id)) return id;
  throw invalid(pasted, `expected an id of letters, digits, \`_\` and \`-\`, got \`${shown(id)}\``);
}

function invalid(pasted: string, why: string): GoogleError {
  const what = pasted.trim() === "" ? "An empty text" : `\`${shown(pasted)}\``;
  return new GoogleError("address", `${what} is not an address of a document: ${why}.`, {
    advice: EXPECTED,
  });
}

function notADocument(pasted: string, mediaType: string): GoogleError {
  const { name, advice } = describeOther(mediaType);
  return new GoogleError(
    "not-a-document",
    `\`${shown(pasted)}\` is ${name}; expected a Google Doc.`,
    {
      advice,
    },
  );
}

function published(pasted: string): GoogleError {
  return new GoogleError(
    "address",
    `\`${shown(pasted)}\` is a copy that was published to the web: its address does not name the document.`,
    { advice: "Open the document itself, and copy the address that ends in `/edit`." },
  );
}

function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_SHOWN ? `${trimmed.slice(0, MAX_SHOWN)}…` : trimmed;
}
