import { button, create } from "./element.js";
import type { Result } from "./job-message.js";

/** Maximum number of characters of a result to show; browsers become slow with more. */
const MAX_SHOWN = 500_000;

/** The view of one result. */
export interface Panel {
  readonly node: HTMLElement;
  /** Highlights the text and scrolls to it, if the result is shown as text and contains it. */
  readonly find: (text: string) => void;
  readonly remove: () => void;
}

/** Shows a result: a web page, its text, or for DOCX only the download. */
export function createPanel(result: Result): Panel {
  const { format, content, title, extension, mediaType } = result;
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type: mediaType }));
  const name = `${fileName(title)}.${extension}`;
  const download = create("a", { href: url, download: name, class: "download" }, "Download");
  const tools = create("div", { class: "tools" }, download);
  const ids = { id: `panel-${format}`, "aria-labelledby": `tab-${format}` };
  const node = create("div", { role: "tabpanel", class: "panel", ...ids }, tools);
  const text = typeof content === "string" ? content : undefined;
  const source = text === undefined ? undefined : createSource(text);
  if (text === undefined) node.append(create("p", {}, describeFile(name, content.length)));
  else tools.append(copyButton(text));
  if (text !== undefined && text.length > MAX_SHOWN)
    node.append(create("p", {}, "The beginning is shown; the download is complete."));
  if (source && text !== undefined && format === "html") addPreview(node, tools, text, source.node);
  if (source) node.append(source.node);
  return {
    node,
    find: (wanted) => source?.find(wanted),
    remove: () => {
      URL.revokeObjectURL(url);
      node.remove();
    },
  };
}

/** Adds the web page, and a button that switches between the page and its source. */
function addPreview(
  node: HTMLElement,
  tools: HTMLElement,
  html: string,
  source: HTMLElement,
): void {
  // Scripts are disabled, and the page's policy applies: the frame cannot connect anywhere.
  const frame = create("iframe", { sandbox: "", title: "The HTML result", srcdoc: preview(html) });
  const note = create(
    "p",
    {},
    "Images that are links are not loaded, and links to other sites do nothing.",
  );
  const toggle = button("Source", () => showSource(source.hidden === true), {
    "aria-pressed": "false",
  });
  const showSource = (isSource: boolean) => {
    source.hidden = !isSource;
    frame.hidden = note.hidden = isSource;
    toggle.setAttribute("aria-pressed", String(isSource));
  };
  tools.append(toggle);
  node.append(note, frame);
  showSource(false);
}

/**
 * Returns the HTML for the preview frame. Links within the result point to the frame, because they would otherwise
 * resolve to the address of this page. Links to other sites do nothing, because a frame that may not navigate would
 * show an error instead of the result.
 */
function preview(html: string): string {
  return html
    .slice(0, MAX_SHOWN)
    .replace("<head>", '<head><base target="_blank">')
    .replaceAll(/(<a [^>]*?)href="#/g, '$1target="_self" href="about:srcdoc#');
}

function createSource(text: string) {
  const shown = text.slice(0, MAX_SHOWN);
  const node = create("pre", { class: "source", tabindex: "0", role: "region" }, shown);
  node.setAttribute("aria-label", "The result as text");
  return {
    node,
    find: (wanted: string) => {
      const at = wanted === "" ? -1 : shown.indexOf(wanted);
      if (at < 0) return node.replaceChildren(shown);
      const mark = create("mark", {}, wanted);
      node.replaceChildren(shown.slice(0, at), mark, shown.slice(at + wanted.length));
      mark.scrollIntoView({ block: "nearest" });
    },
  };
}

function copyButton(text: string): HTMLButtonElement {
  const copy = button("Copy", () => {
    navigator.clipboard.writeText(text).then(
      () => (copy.textContent = "Copied"),
      () => (copy.textContent = "Not copied"),
    );
  });
  // Screen readers announce changes.
  copy.setAttribute("aria-live", "polite");
  return copy;
}

function describeFile(name: string, bytes: number): string {
  return `${name} has ${Math.max(1, Math.round(bytes / 1024))} KiB. Open it with a word processor.`;
}

/** Returns a title without characters that file systems reject. */
function fileName(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, " ")
    .trim()
    .slice(0, 60);
}
