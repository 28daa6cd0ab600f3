/** Each heading gets a link to itself, for those who want to send it to others. */
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
