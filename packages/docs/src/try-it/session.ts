// What a reader enters stays in the session storage of the tab: other tabs and later visits do not have it, and it is sent
// nowhere but to the service that the reader names.

/** What is stored for the tab; empty if nothing is, or the browser refuses storage. */
export function inSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a value for the pages of the tab; without storage, each page forgets it. */
export function storeInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The reader enters it again on the next page.
  }
}

/** Where the token of the demo is, if the reader came by its link. */
export const DEMO_TOKEN = "demo-token";
const FRAGMENT = /^#demo=([\w-]+)$/;

/** The link that the demo prints has its token in the fragment, which no browser sends: stores it and takes it out of the URL. */
export function rememberDemo(): void {
  const [, token] = FRAGMENT.exec(location.hash) ?? [];
  if (token === undefined) return;
  storeInSession(DEMO_TOKEN, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}
