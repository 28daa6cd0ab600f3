import type { TryResponse } from "./send.ts";

/** Returns the elements that show a response. */
export function showResponse(response: TryResponse): HTMLElement[] {
  const { headers, body, isCut } = response;
  const head = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  return [
    ...(head === "" ? [] : [block("Headers", head)]),
    ...(body === "" ? [] : [block(isCut ? "Body, the first 256 KiB" : "Body", indented(body))]),
  ];
}

/** Returns the status and the time in one line, for screen readers to read out. */
export function describeResponse({ status, statusText, ms }: TryResponse): string {
  return `${status} ${statusText}`.trim() + ` in ${ms.toLocaleString("en")} ms`;
}

/** Returns a block of text with a heading; it can be scrolled with the keyboard. */
export function block(heading: string, text: string): HTMLElement {
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.append(heading);
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", heading);
  pre.append(text);
  figure.append(caption, pre);
  return figure;
}

/** Indents JSON; leaves other text unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
