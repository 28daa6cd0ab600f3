// Markdown helpers for several kinds of pages.

/** Returns a table; empty if it has no rows. Escapes bars and line breaks in cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return text
    .trim()
    .replaceAll("|", String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, " ");
}

/** Returns a list with one item per line; empty if it has no items. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.trim()}`).join("\n");
}

/** Returns a list of named facts; those without a value are left out. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return list(
    rows.filter(([, value]) => value !== "").map(([name, value]) => `**${name}:** ${value}`),
  );
}

/** Formats text as inline code, even if it contains backticks. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns a link. */
export function link(text: string, url: string): string {
  return `[${text}](${url})`;
}

/** Returns a fenced code block; its fence is longer than any fence inside. */
export function fence(language: string, source: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${source.trimEnd()}\n${ticks}`;
}

/** Formats JSON as a code block. */
export function json(value: unknown): string {
  return fence("json", JSON.stringify(value, undefined, 2));
}

/** Returns a section with a heading; empty if its body is empty. */
export function section(heading: string, body: string, level = 2): string {
  return body.trim() === "" ? "" : `${"#".repeat(level)} ${heading}\n\n${body.trim()}`;
}

/** Joins blocks with an empty line; empty blocks are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Returns the first sentence of a text, on one line. */
export function firstSentence(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  return /^.*?[.!?](?= |$)/.exec(flat)?.[0] ?? flat;
}

/** Converts Markdown to plain text for descriptions: removes code marks and links. */
export function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Escapes plain text for HTML text or an attribute value. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
