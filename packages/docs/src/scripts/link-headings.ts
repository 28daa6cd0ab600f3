/** Adds a link to each heading, so that readers can share it. */
export function linkHeadings(): void {
  const headings = document.querySelectorAll<HTMLElement>(
    ".sl-markdown-content :is(h2, h3, h4)[id]",
  );
  for (const heading of headings) {
    const link = document.createElement("a");
    link.href = `#${heading.id}`;
    link.className = "heading-link";
    link.ariaLabel = `Link to “${heading.textContent}”`;
    link.textContent = "#";
    heading.append(link);
  }
}
