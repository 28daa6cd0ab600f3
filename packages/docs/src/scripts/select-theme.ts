import { store, stored } from "./stored.ts";

const KEY = "starlight-theme";

/** Each list of themes shows the choice, and changes it on this page and the next. */
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

/** "light", "dark", or nothing, which is the system's. */
function showTheme(chosen: string): void {
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset["theme"] = chosen || system;
}
