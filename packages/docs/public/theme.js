// Runs before the first paint: the theme that the reader chose, or the one of the system.
(() => {
  let chosen;
  try {
    chosen = localStorage.getItem("starlight-theme");
  } catch {
    // Storage is refused: the system's theme holds.
  }
  const light = chosen ? chosen === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
