// Small pieces of Markdown that several kinds of pages are made of.

/** A table; empty if it has no rows. Bars and line ends in cells are escaped. */
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

/** A list with one item a line; empty if it has no items. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.trim()}`).join("\n");
}

/** Facts about one thing, each with its name; those without a value are left out. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return list(
    rows.filter(([, value]) => value !== "").map(([name, value]) => `**${name}:** ${value}`),
  );
}

/** Text as code, whatever backticks it has. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A link. */
export function link(text: string, url: string): string {
  return `[${text}](${url})`;
}

/** A fenced block of code, with a fence that is longer than any in it. */
export function fence(language: string, source: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${source.trimEnd()}\n${ticks}`;
}

/** JSON as a block of code. */
export function json(value: unknown): string {
  return fence("json", JSON.stringify(value, undefined, 2));
}

/** A section with a heading; empty if its body is. */
export function section(heading: string, body: string, level = 2): string {
  return body.trim() === "" ? "" : `${"#".repeat(level)} ${heading}\n\n${body.trim()}`;
}

/** Blocks with an empty line between them; empty blocks are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The first sentence of a text, on one line. */
export function firstSentence(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  return /^.*?[.!?](?= |$)/.exec(flat)?.[0] ?? flat;
}

/** Markdown as plain text, for descriptions: without code marks and links. */
export function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** HTML text or an attribute's value from plain text. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
