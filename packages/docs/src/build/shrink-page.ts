// Moves what every page repeats into files that hundreds of pages share.
import { createHash } from "node:crypto";

/** Content that pages share. */
export interface Shared {
  /** Former inline scripts: the file name by the source. */
  readonly scripts: Map<string, string>;
  /** Colors of code: the class by the declarations. */
  readonly styles: Map<string, string>;
  /** Indentations of lines of code, in characters; the class is this number after an `i`. */
  readonly indents: Set<string>;
  /** Classes by which Astro scopes styles to a component: the shorter name by the original. */
  readonly scopes: Map<string, string>;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
/** Matches the attributes of a script element that contains data instead of code. */
const DATA = /type="?(?!module|text\/javascript)/;
/** Matches code in the default color, which the block around it already sets. */
const PLAIN = /<span style="--0:#D6DEEB;--1:#403F53">([^<]*)<\/span>/g;
/**
 * Matches the attribute with which Starlight lets browsers detect the direction of code. Code here is always left to
 * right.
 */
const DIRECTION = /(<(?:code|pre|div|span|figure)\b[^>]*?) dir="auto"/g;
/** Matches the base URL's placeholder, which highlighting may have split. After `$`, it is a JavaScript variable. */
const PLACEHOLDER = /(?<!\$)\{((?:<\/span><span[^>]*>)?)baseUrl((?:<\/span><span[^>]*>)?)\}/g;
/** Matches a token of code as Expressive Code highlights it: one declaration for each of the two themes. */
const CODE_STYLE = /<span style="(--[01][^"]*)">/g;

/** Matches highlighted spaces, whose color is invisible. */
const COLOURED_SPACE = /<span style="--0[^"]*">( +)<\/span>/g;
/** Matches an indented line of code, with the number of characters. */
const INDENTED = /<div class="ec-line([^"]*)" style="--ecIndent:(\d+)ch">/g;
/** Matches the element around the indentation of a line of code. The line itself keeps its spaces. */
const INDENT = /<span class="indent">( +)<\/span>/g;
/** Matches a line of code. Without line numbers, one of its two elements is enough. */
const LINE = /<div class="ec-line([^"]*)"><div class="code">([^]*?)<\/div><\/div>/g;
/** Matches the selector of both elements of a line, with the marks of the outer one. */
const LINE_SELECTOR = /\.ec-line((?:\.[\w-]+)*) \.code\b/g;
/** Matches the length of the longest line of a code block, where it is as long as the style sheet's minimum or longer. */
const LONG_LINE = /(<pre\b[^>]*?) style="--ecMaxLine:(?:[2-9]\d|\d{3,})ch"/g;
/** Matches the empty title of a code block. */
const NO_TITLE = /<figcaption class="header"><\/figcaption>/g;

const SCOPE = /\bastro-[a-z0-9]{8}\b/g;
/** Matches Starlight's empty footer, on pages without previous or next page and without links to social networks. */
const EMPTY_FOOTER =
  /<footer class="sl-flex[^>]*> *<div class="meta[^>]*> *<\/div> *<div class="pagination-links[^>]*> *<\/div> *<\/footer>/g;
const EMPTY_ICONS = /<div class="(?:sl-flex )?social-icons[^>]*> *<\/div> */g;
/** Matches unused scripts: one restores the scroll position of Starlight's sidebar, one makes long lines focusable. */
const UNUSED_SCRIPT = /<script type="module" src="[^"]*\/(?:Page\.astro|ec\.)[^"]*"><\/script>/g;
/** Matches the icons of the menu, which the style sheet draws instead. */
const MENU_ICON = /<svg aria-hidden="true" class="((?:open|close)-menu[^"]*)"[^]*?<\/svg>/g;

/** Shortens the class names of style scopes in a page or a style sheet. */
export function shortenScopes(text: string, { scopes }: Shared): string {
  return text.replace(SCOPE, (scope) => {
    const name = scopes.get(scope) ?? `a${scopes.size}`;
    scopes.set(scope, name);
    return name;
  });
}

/** Moves inline scripts and code colors out of a page, so that its content security policy can forbid both. */
export function shrinkPage(html: string, folder: string, shared: Shared): string {
  const { scripts, styles, indents } = shared;
  return shortenScopes(html, shared)
    .replace(UNUSED_SCRIPT, "")
    .replace(EMPTY_FOOTER, "")
    .replace(EMPTY_ICONS, "")
    .replace(MENU_ICON, '<i class="$1"></i>')
    .replace(INLINE_SCRIPT, (whole, attributes: string, source: string) => {
      if (DATA.test(attributes)) return whole;
      const name = scripts.get(source) ?? `${hashOf(source)}.js`;
      scripts.set(source, name);
      return `<script${attributes} src="${folder}${name}"></script>`;
    })
    .replace(DIRECTION, "$1")
    .replace(PLACEHOLDER, "{baseUrl}")
    .replace(NO_TITLE, "")
    .replace(COLOURED_SPACE, "$1")
    .replace(INDENT, "$1")
    .replace(INDENTED, (_, classes: string, indent: string) => {
      indents.add(indent);
      return `<div class="ec-line${classes} i${indent}">`;
    })
    .replace(LINE, '<div class="code$1">$2</div>')
    .replace(LONG_LINE, "$1")
    .replace(PLAIN, "$1")
    .replace(CODE_STYLE, (_, declarations: string) => {
      const name = styles.get(declarations) ?? `c${styles.size}`;
      styles.set(declarations, name);
      return `<span class="${name}">`;
    });
}

/** Adapts the selectors of a style sheet or a script to the lines of code of {@link shrinkPage}. */
export function selectLines(text: string): string {
  return text.replace(LINE_SELECTOR, ".code$1").replaceAll(".ec-line", ".code");
}

/** Returns CSS for the classes of {@link shrinkPage}: indentations, and the colors of code. A theme without a color for a token uses that of the block. */
export function codeStyles({ styles, indents }: Shared): string {
  const indented = [...indents].toSorted().map((indent) => `.i${indent}{--ecIndent:${indent}ch}`);
  const colored = [...styles].flatMap(([declarations, name]) =>
    ["dark", "light"].map((theme, at) => {
      const rules = rulesOf(declarations, String(at));
      return rules && `[data-theme=${theme}] .${name}{${rules}}`;
    }),
  );
  return [LINE_LAYOUT, ...indented, ...colored].join("");
}

/** Expressive Code lays a line out as a grid, whose cells would be the words. */
const LINE_LAYOUT = ".expressive-code .code{display:block}";

/** CSS properties by the letters that follow the number of the theme. */
const PROPERTIES = new Map([
  ["", "color"],
  ["bg", "background-color"],
  ["fs", "font-style"],
  ["fw", "font-weight"],
  ["td", "text-decoration"],
]);

function rulesOf(declarations: string, theme: string): string {
  return declarations
    .split(";")
    .map((declaration) => /^--(\d)(\w*):(.*)$/.exec(declaration))
    .filter((match) => match?.[1] === theme)
    .map((match) => `${PROPERTIES.get(match?.[2] ?? "")}:${match?.[3]}`)
    .join(";");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
