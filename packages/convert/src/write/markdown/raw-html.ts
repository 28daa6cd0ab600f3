import type { ElementContent } from "hast";
import type { Html } from "mdast";
import { serializeHtml } from "../html/serialize-html.js";
import type { MarkdownContext } from "./markdown-context.js";
import { serializeJsx } from "./serialize/serialize-jsx.js";

/** Writes elements as raw HTML in Markdown, or as JSX in MDX. */
export function rawHtml(
  elements: readonly ElementContent[],
  { dialect }: Pick<MarkdownContext, "dialect">,
): Html {
  const serialize = dialect.html === "jsx" ? serializeJsx : serializeHtml;
  return { type: "html", value: elements.map((element) => serialize(element)).join("") };
}
