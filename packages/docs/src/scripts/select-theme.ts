import { store, stored } from "./stored.ts";

const KEY = "starlight-theme";

/** Makes each theme select show the current choice, and apply a new one to this page and later ones. */
export function selectTheme(): void {
  const lists = document.querySelectorAll<HTMLSelectElement>("[data-theme-select]");
  for (const list of lists) {
    list.value = stored(KEY);
    list.addEventListener("change", () => {
      const isKept = store(KEY, list.value);
      for (const other of lists) other.value = list.value;
      showTheme(isKept ? stored(KEY) : list.value);
    });
  }
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () =>
    showTheme(stored(KEY)),
  );
}

/** Applies a theme to the page. `chosen` is "light", "dark", or empty for the system's theme. */
function showTheme(chosen: string): void {
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset["theme"] = chosen || system;
}
