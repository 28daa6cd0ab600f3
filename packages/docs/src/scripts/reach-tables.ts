/** A table that is wider than its place scrolls, and so must be reached by the keyboard. */
export function reachTables(): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
  });
  for (const table of document.querySelectorAll(".sl-markdown-content table")) watch.observe(table);
}
