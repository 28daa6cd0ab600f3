import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";

/** What stands in the body of an HTML page, without the page around it: a site has a `main` of its own. */
export function htmlFragment(page: string): string {
  const tree = fromHtml(page);
  const root = tree.children.find((node) => node.type === "element");
  const body = root?.children.find((node) => node.type === "element" && node.tagName === "body");
  if (body?.type !== "element") return "";
  const content = body.children.flatMap((node) =>
    node.type === "element" && node.tagName === "main" ? node.children : [node],
  );
  return toHtml(content).trim();
}
