import { type Markup, markup } from "../markup.js";

/** Renders a text of a report with its white space preserved and text between backticks as code. */
export function renderText(text: string): Markup {
  const parts = text.split(/`([^`]*)`/);
  const pieces = parts.map((part, index) => (index % 2 === 0 ? part : renderCode(part)));
  return markup`<span class="text">${pieces}</span>`;
}

/** Renders a text as code. An empty text is described in words, since empty code would be invisible. */
function renderCode(text: string): Markup {
  return text === "" ? markup`${"``"}` : markup`<code>${text}</code>`;
}
