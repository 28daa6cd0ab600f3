// Every page as Markdown, for readers that are programs.

/** What a collection of Astro has of a page. */
export interface SitePage {
  readonly id: string;
  readonly body?: string | undefined;
  readonly data: { readonly title: string; readonly description?: string | undefined };
}

/** What the first page is called, which has no name of its own in an address. */
export const FIRST_PAGE = "index";

/** The address of a page as Markdown, from the root of the host. */
export function markdownUrl(id: string): string {
  return `${import.meta.env.BASE_URL}${id || FIRST_PAGE}.md`;
}

/** A page with its title and description; what only the site can draw is left out of it. */
export function asMarkdown({ data, body = "" }: SitePage): string {
  return `# ${data.title}\n\n> ${data.description ?? ""}\n\n${withoutComponents(body).trim()}\n`;
}

/** A block of code, kept as it is. */
const FENCED = /(^ *(`{3,}|~{3,})[^]*?^ *\2.*$)/m;
/** The form that sends a request, with its heading. */
const TRY_IT = /### Try it\s+<try-request[^]*?<\/try-request>/g;
const IMPORT = /^(?:import|export) .*$/gm;
/** The begin of a component, and what it is called. */
const NAMED = /<[A-Z][^<>]*?\s(?:label|title|alt)="([^"]*)"[^<>]*>/g;
const COMPONENT = /<\/?[A-Z][^<>]*>/g;

/** Keeps of a component what it is called and what is in it. */
function withoutComponents(body: string): string {
  return body
    .split(FENCED)
    .map((part, index) => {
      // The fence itself, which is part of the block before it.
      if (index % 3 === 2) return "";
      if (index % 3 === 1) return part;
      return part
        .replace(TRY_IT, "")
        .replace(IMPORT, "")
        .replace(NAMED, "**$1** ")
        .replace(COMPONENT, "")
        .replace(/\n\s*\n/g, "\n\n");
    })
    .join("");
}
