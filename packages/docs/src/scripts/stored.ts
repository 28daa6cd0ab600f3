/** What the reader chose on an earlier page; empty if nothing was chosen, or the browser refuses storage. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a choice for the next page. @returns whether the browser keeps it. */
export function store(key: string, choice: string): boolean {
  try {
    localStorage.setItem(key, choice);
    return true;
  } catch {
    return false;
  }
}
