/** Returns the reader's choice from an earlier page; empty if there is none, or the browser denies storage. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a choice for later pages. @returns true if the browser stored it. */
export function store(key: string, choice: string): boolean {
  try {
    localStorage.setItem(key, choice);
    return true;
  } catch {
    return false;
  }
}
