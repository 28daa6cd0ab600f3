/** Makes tables and text drawings that scroll horizontally focusable by keyboard. */
export function reachScrollable(): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
  });
  for (const wide of document.querySelectorAll(".sl-markdown-content :is(table, pre)"))
    watch.observe(wide);
}
