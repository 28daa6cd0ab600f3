const KEY = "document-export-theme";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(text: string | null): text is Theme {
  return THEMES.some((theme) => theme === text);
}

/** Returns the theme that the reader chose; `auto`, the system's theme, if none was chosen or storage is denied. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : "auto";
  } catch {
    return "auto";
  }
}

/** Applies a theme now, and stores it for the next visit if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is denied: the choice lasts until this page is closed.
  }
}

/** Applies a theme to the page without storing it; `auto` applies the system's theme. */
export function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
