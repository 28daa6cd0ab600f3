import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const STYLE =
  "body { margin: 0; display: flex; font: 14px/1.5 Arial, 'Liberation Sans', sans-serif; align-items: stretch } pre { flex: 1 1 0; box-sizing: border-box; margin: 0; padding: 16px 20px; background: #0d1b2a; color: #d8e4f2; font: 12px/1.5 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere } main { flex: 1 1 0; padding: 4px 24px 16px; color: #1f2328 } h1 { font-size: 1.5em; padding-bottom: .3em; border-bottom: 1px solid #d1d9e0 } table { border-collapse: collapse } td, th { border: 1px solid #d1d9e0; padding: 6px 13px } img { max-width: 100% } a { color: #0969da } li:has(> input), li:has(> p > input) { list-style: none; margin-left: -1.3em } .sr-only { display: none }";

/** Returns a page with Markdown next to its rendering in GitHub's dialect. */
export function markdownPage(markdown: string, image: string): string {
  const shown = micromark(markdown, {
    allowDangerousHtml: true,
    // The image is embedded in its URL.
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const source = markdown
    .replace(image, "plan.png")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  return `<!doctype html><style>${STYLE}</style><pre>${source}</pre><main>${shown}</main>`;
}
