// The search: Pagefind finds, this code shows. Pagefind's interface outweighs all other scripts of the site.

/** The part of Pagefind's API that is used (pagefind.app/docs/api). */
interface Pagefind {
  readonly debouncedSearch: (query: string) => Promise<{ readonly results: readonly Hit[] } | null>;
}
interface Hit {
  readonly id: string;
  readonly data: () => Promise<Found>;
}
interface Found {
  readonly url: string;
  /** HTML with the matches marked. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly { readonly url: string; readonly title: string }[];
}

const MAX_RESULTS = 12;
/** Maximum number of words to search for: if a reader pastes a whole page, the later words do not matter. */
const MAX_WORDS = 12;
/** Minimum number of results. If fewer pages contain all words, pages that lack a word follow. */
const MIN_RESULTS = 3;
const MAX_HEADINGS = 3;

let pagefind: Promise<Pagefind> | undefined;
let dialog: HTMLDialogElement | undefined;

/** Opens the search on the button, Ctrl+K, Cmd+K and `/`. */
export function openSearch(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-search-open]");
  if (!button) return;
  button.disabled = false;
  button.addEventListener("click", show);
  document.addEventListener("keydown", (event) => {
    const typing =
      event.target instanceof Element && event.target.matches("input, textarea, select");
    const wanted =
      ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") ||
      (event.key === "/" && !typing);
    if (!wanted) return;
    event.preventDefault();
    show();
  });
}

function show(): void {
  dialog ??= makeDialog();
  dialog.showModal();
  pagefind ??= import(
    /* @vite-ignore */ `${import.meta.env.BASE_URL}pagefind/pagefind.js`
  ) as Promise<Pagefind>;
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search";
  made.ariaLabel = "Search";
  made.innerHTML = `<form role="search"><input type="search" autocomplete="off" spellcheck="false" aria-label="Search the documentation" placeholder="Search the documentation"><button type="button">Close</button></form><p role="status"></p><ol></ol>`;
  const input = made.querySelector("input");
  input?.addEventListener("input", () => void find(made, input.value));
  made.querySelector("button")?.addEventListener("click", () => made.close());
  made.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    made.querySelector<HTMLAnchorElement>("ol a")?.click();
  });
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // By default, Escape only clears the field.
    event.preventDefault();
    made.close();
  });
  made.addEventListener("click", (event) => {
    // The target is outside the dialog, or is a link, which may lead to this same page.
    if (event.target === made || (event.target instanceof Element && event.target.closest("a")))
      made.close();
  });
  document.body.append(made);
  return made;
}

async function find(dialog: HTMLDialogElement, query: string): Promise<void> {
  const status = dialog.querySelector("p");
  const list = dialog.querySelector("ol");
  if (!status || !list) return;
  const text = query.trim();
  try {
    const search = text === "" ? { results: [] } : await searchFor(text);
    // A newer search has replaced this one, because the reader has typed on in the meantime.
    if (!search) return;
    const found = await Promise.all(search.results.slice(0, MAX_RESULTS).map((hit) => hit.data()));
    list.replaceChildren(...found.map(showResult));
    status.textContent = text && describeCount(search.results.length);
  } catch {
    status.textContent = "The search could not be loaded. Reload the page.";
  }
}

/** Common words that say nothing about a page's subject. */
const FILLERS = new Set(
  "a an and are at be can do does for from how i if in is it me my of on or should that the there this to was we what when where which who why will with you your".split(
    " ",
  ),
);

/** Finds pages with all meaningful words; if there are few, adds those without the shortest word, and so on. */
async function searchFor(text: string): ReturnType<Pagefind["debouncedSearch"]> {
  const all = text.replaceAll(/[?!.,;]+(?=\s|$)/g, "").split(/\s+/);
  let words = all.filter((word) => !FILLERS.has(word.toLowerCase()));
  words = (words.length > 0 ? words : all).slice(0, MAX_WORDS);
  const results = new Map<string, Hit>();
  for (;;) {
    const search = (await (await pagefind)?.debouncedSearch(words.join(" "))) ?? null;
    // A newer search has replaced this one, because the reader has typed on in the meantime.
    if (!search) return null;
    for (const hit of search.results) if (!results.has(hit.id)) results.set(hit.id, hit);
    if (results.size >= MIN_RESULTS || words.length === 1)
      return { results: [...results.values()] };
    const shortest = words.reduce((a, b) => (b.length < a.length ? b : a));
    words = words.toSpliced(words.indexOf(shortest), 1);
  }
}

function describeCount(count: number): string {
  if (count === 0) return "No page has these words.";
  return count === 1 ? "1 page" : `${count} pages`;
}

function showResult({ url, excerpt, meta, sub_results: parts }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = linkTo(url, meta.title ?? url);
  const text = document.createElement("p");
  text.innerHTML = excerpt.replaceAll("{baseUrl}", location.origin);
  const headings = parts.filter((part) => part.title !== meta.title).slice(0, MAX_HEADINGS);
  item.append(link, text, ...headings.map((part) => linkTo(part.url, part.title)));
  return item;
}

function linkTo(url: string, title: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = title;
  return link;
}
