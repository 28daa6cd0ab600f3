// Reader input is stored in the session storage of the tab: other tabs and later visits do not see it, and it is sent
// only to the service that the reader names.

/** Returns a value stored for the tab; empty if there is none, or the browser denies storage. */
export function inSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a value for the pages of the tab; without storage, the value is lost with the page. */
export function storeInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The reader has to enter it again on the next page.
  }
}

/** Storage key of the demo's token, if the reader came from its link. */
export const DEMO_TOKEN = "demo-token";
const FRAGMENT = /^#demo=([\w-]+)$/;

/** Stores the demo's token, and removes it from the link's fragment, which browsers never send. */
export function rememberDemo(): void {
  const [, token] = FRAGMENT.exec(location.hash) ?? [];
  if (token === undefined) return;
  storeInSession(DEMO_TOKEN, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}
