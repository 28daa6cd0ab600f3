const KEY = "document-export-theme";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(text: string | null): text is Theme {
  return THEMES.some((theme) => theme === text);
}

/** The theme that the reader chose; `auto`, that of the system, where none was or storage is refused. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : "auto";
  } catch {
    return "auto";
  }
}

/** Shows a theme now, and after the next start where the browser stores it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is refused: it holds for this page.
  }
}

export function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
