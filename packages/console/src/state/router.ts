import { computed, signal } from "@preact/signals";

/** The page that the reader is on: the part of the address after `#`, such as `#/jobs?status=failed`. */
export interface Place {
  /** Path segments, decoded. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const hash = signal(location.hash);

/** The current place. */
export const place = computed(() => readPlace(hash.value));

/** Parses a place from a hash; text that cannot be decoded is used unchanged. */
export function readPlace(text: string): Place {
  const [path = "", query = ""] = text.replace(/^#\/?/, "").split(/\?(.*)/s);
  return {
    path: path.split("/").filter(Boolean).map(decode),
    query: new URLSearchParams(query),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the link to a place. Empty query values are left out. */
export function linkTo(
  path: readonly (string | number)[],
  query: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value) search.append(name, value);
  const suffix = search.size > 0 ? `?${search}` : "";
  return `#/${path.map((each) => encodeURIComponent(each)).join("/")}${suffix}`;
}

/** Goes to a place; with `replace`, the current place is dropped from the history. */
export function goTo(link: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", link);
  else history.pushState(null, "", link);
  hash.value = location.hash;
}

/** Updates the place when the reader follows a link or goes back. */
export function followHash(): void {
  const update = () => void (hash.value = location.hash);
  addEventListener("hashchange", update);
  addEventListener("popstate", update);
}
