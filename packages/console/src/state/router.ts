import { computed, signal } from "@preact/signals";

/** Where the reader is: the part of the address after `#`, such as `#/jobs?status=failed`. */
export interface Place {
  /** The names between slashes, decoded. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const hash = signal(location.hash);

/** The place that the page shows. */
export const place = computed(() => readPlace(hash.value));

/** Reads a place from a hash; what cannot be decoded is taken as it is. */
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

/** The address of a place. Values of the query that are empty are left out. */
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

/** Goes to a place; with `replace`, the one before is not kept in the history. */
export function goTo(link: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", link);
  else history.pushState(null, "", link);
  hash.value = location.hash;
}

/** Follows links and the history. */
export function followHash(): void {
  const update = () => void (hash.value = location.hash);
  addEventListener("hashchange", update);
  addEventListener("popstate", update);
}
