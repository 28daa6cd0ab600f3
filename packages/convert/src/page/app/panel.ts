import { button, create } from "./element.js";
import type { Result } from "./job-message.js";

/** Characters of a result that are shown; a browser is slow with more. */
const MAX_SHOWN = 500_000;

/** What is shown of one result. */
export interface Panel {
  readonly node: HTMLElement;
  /** Marks the text and scrolls to it, where the result is shown as text and contains it. */
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

/** Shows the web page above its source, one at a time. */
function addPreview(
  node: HTMLElement,
  tools: HTMLElement,
  html: string,
  source: HTMLElement,
): void {
  // Without scripts, and with the policy of this page: it connects to nothing.
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
 * The page as it is shown. Links within it name the frame, since they would lead to the address of this page; links to other sites open nowhere, since a frame that may not go there would show an error in
 * place of the result.
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
  // Read out when it changes.
  copy.setAttribute("aria-live", "polite");
  return copy;
}

function describeFile(name: string, bytes: number): string {
  return `${name} has ${Math.max(1, Math.round(bytes / 1024))} KiB. Open it with a word processor.`;
}

/** A title without what file systems refuse. */
function fileName(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, " ")
    .trim()
    .slice(0, 60);
}
