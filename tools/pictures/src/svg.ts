/** A box with a name and up to two lines below it, in units of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly lines?: readonly string[];
}

/** Width of every picture: the widest that a phone can show without shrinking 15 px text below 11 px. */
export const WIDTH = 480;

/**
 * Returns a picture that is readable on light and dark pages, because it draws its own background. The description is
 * for readers who cannot see the picture.
 */
export function picture(height: number, description: string, body: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(description)}">
<style>${STYLE}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0 10 5 0 10z"/></marker></defs>
<rect class="page" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10"/>
${body.join("\n")}
</svg>
`;
}

/** Draws a box with its name and its lines in the middle. */
export function drawBox({ x, y, width, height, name, lines = [] }: Box): string {
  const center = x + width / 2;
  const first = y + height / 2 + 5 - lines.length * 9;
  const texts = [
    `<text class="name" x="${center}" y="${first}">${escape(name)}</text>`,
    ...lines.map((line, index) => label(center, first + 18 * (index + 1), line)),
  ];
  return `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${texts.join("")}`;
}

/** Draws an arrow along a path in the syntax of SVG. */
export function arrow(path: string): string {
  return `<path class="arrow" d="${path}"/>`;
}

/** Draws a text that is centred at a point of the picture. */
export function label(x: number, y: number, text: string): string {
  return `<text class="label" x="${x}" y="${y}">${escape(text)}</text>`;
}

/** Escapes text for an element or an attribute value in double quotes. */
export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
text { font: 15px system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; fill: #1f2328; text-anchor: middle }
.name { font-weight: 600 } .label { font-size: 14px; fill: #57606a } .start { text-anchor: start } .end { text-anchor: end }
.page { fill: #f6f8fa; stroke: #d0d7de } .box { fill: #ffffff; stroke: #6e7781 } .group { fill: #ddf0ff; stroke: #54aeff }
.arrow { fill: none; stroke: #57606a; stroke-width: 1.6; marker-end: url(#arrow) } .head { fill: #57606a } .bar { fill: #8c959f } .own { fill: #0969da }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .label { fill: #adb7c2 } .page { fill: #161b22; stroke: #3d444d } .box { fill: #0d1117; stroke: #8b949e } .group { fill: #12263f; stroke: #316dca }
.arrow { stroke: #adb7c2 } .head { fill: #adb7c2 } .bar { fill: #6e7681 } .own { fill: #4493f8 }
}
`;
