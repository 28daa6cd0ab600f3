import type { TryResponse } from "./send.ts";

/** The parts of the page that show a response. */
export function showResponse(response: TryResponse): HTMLElement[] {
  const { headers, body, isCut } = response;
  const head = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  return [
    ...(head === "" ? [] : [block("Headers", head)]),
    ...(body === "" ? [] : [block(isCut ? "Body, the first 256 KiB" : "Body", indented(body))]),
  ];
}

/** The status and the time in a line, which is read out. */
export function describeResponse({ status, statusText, ms }: TryResponse): string {
  return `${status} ${statusText}`.trim() + ` in ${ms.toLocaleString("en")} ms`;
}

/** Text under a heading; it can be scrolled with the keyboard. */
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

/** JSON in lines; other text as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
