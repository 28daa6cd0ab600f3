/** A table, or a drawing in plain text, that is wider than its place scrolls, and so must be reached by the keyboard. */
export function reachScrollable(): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
  });
  for (const wide of document.querySelectorAll(".sl-markdown-content :is(table, pre)"))
    watch.observe(wide);
}
