import { type Markup, markup } from "../markup.js";

/** Renders a text of a report with all of its white space, and what is between backticks as code. */
export function renderText(text: string): Markup {
  const parts = text.split(/`([^`]*)`/);
  const pieces = parts.map((part, index) => (index % 2 === 0 ? part : renderCode(part)));
  return markup`<span class="text">${pieces}</span>`;
}

/** Renders a text as code; an empty one is named, since code would show nothing. */
function renderCode(text: string): Markup {
  return text === "" ? markup`${"``"}` : markup`<code>${text}</code>`;
}
