// What is in every page of the site and need not: hundreds of pages share one file instead.
import { createHash } from "node:crypto";

/** What pages share, by its content. */
export interface Shared {
  /** Scripts that stood within pages: the name of the file by the source. */
  readonly scripts: Map<string, string>;
  /** The colours of code: the class by the declarations. */
  readonly styles: Map<string, string>;
  /** The classes by which Astro keeps styles in their component: a shorter name by each. */
  readonly scopes: Map<string, string>;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
/** A script that is data. */
const DATA = /type="?(?!module|text\/javascript)/;
/** The colours of code that nothing else colours: those of the block around it. */
const PLAIN = /<span style="--0:#D6DEEB;--1:#403F53">([^<]*)<\/span>/g;
/** Starlight has browsers find out the direction of code, which is always left to right here. */
const DIRECTION = /(<(?:code|pre|div|span|figure)\b[^>]*?) dir="auto"/g;
/** What stands for the service, where its parts got colours; in a template of JavaScript, it is a variable. */
const PLACEHOLDER = /(?<!\$)\{((?:<\/span><span[^>]*>)?)baseUrl((?:<\/span><span[^>]*>)?)\}/g;
/** A word of code, as Expressive Code colours it: a declaration for each of the two themes. */
const CODE_STYLE = /<span style="(--[01][^"]*)">/g;

/** Spaces have no colour. */
const COLOURED_SPACE = /<span style="--0[^"]*">( +)<\/span>/g;
/** The title of a block of code that has none. */
const NO_TITLE = /<figcaption class="header"><\/figcaption>/g;

const SCOPE = /\bastro-[a-z0-9]{8}\b/g;
/** What Starlight leaves where a page has nothing before or after it, and no links to social networks. */
const EMPTY_FOOTER =
  /<footer class="sl-flex[^>]*> *<div class="meta[^>]*> *<\/div> *<div class="pagination-links[^>]*> *<\/div> *<\/footer>/g;
const EMPTY_ICONS = /<div class="(?:sl-flex )?social-icons[^>]*> *<\/div> */g;
/** Starlight keeps where its sidebar was scrolled to, for one that it draws itself; Expressive Code makes long lines reachable, which wrap here. */
const UNUSED_SCRIPT = /<script type="module" src="[^"]*\/(?:Page\.astro|ec\.)[^"]*"><\/script>/g;
/** The icons of the menu, which the style sheet draws. */
const MENU_ICON = /<svg aria-hidden="true" class="((?:open|close)-menu[^"]*)"[^]*?<\/svg>/g;

/** A page or a style sheet with short names for the scopes of styles. */
export function shortenScopes(text: string, { scopes }: Shared): string {
  return text.replace(SCOPE, (scope) => {
    const name = scopes.get(scope) ?? `a${scopes.size}`;
    scopes.set(scope, name);
    return name;
  });
}

/** The page with its scripts and its colours of code outside, so that a policy may refuse both within it. */
export function shrinkPage(html: string, folder: string, shared: Shared): string {
  const { scripts, styles } = shared;
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
    .replace(PLAIN, "$1")
    .replace(CODE_STYLE, (_, declarations: string) => {
      const name = styles.get(declarations) ?? `c${styles.size}`;
      styles.set(declarations, name);
      return `<span class="${name}">`;
    });
}

/** The rules of the classes that {@link shrinkPage} gave. A theme that has no colour for a word leaves it that of the code. */
export function codeStyles({ styles }: Shared): string {
  return [...styles]
    .flatMap(([declarations, name]) =>
      ["dark", "light"].map((theme, at) => {
        const rules = rulesOf(declarations, String(at));
        return rules && `[data-theme=${theme}] .${name}{${rules}}`;
      }),
    )
    .join("");
}

/** The properties by the letters that follow the number of the theme. */
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
