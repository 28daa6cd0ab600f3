const KEY = "starlight-theme";

/** Each list of themes shows the choice, and changes it on this page and the next. */
export function selectTheme(): void {
  const lists = document.querySelectorAll<HTMLSelectElement>("[data-theme-select]");
  for (const list of lists) {
    list.value = storedTheme();
    list.addEventListener("change", () => {
      storeTheme(list.value);
      for (const other of lists) other.value = list.value;
      showTheme();
    });
  }
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", showTheme);
}

function showTheme(): void {
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset["theme"] = storedTheme() || system;
}

/** "light", "dark", or nothing, which is the system's. */
function storedTheme(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function storeTheme(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is refused: the choice holds for this page.
    document.documentElement.dataset["theme"] = theme;
  }
}
