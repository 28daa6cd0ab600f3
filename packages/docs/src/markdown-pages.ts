// Serves every page as Markdown too, for programs that read the site.

/** A page in an Astro collection. */
export interface SitePage {
  readonly id: string;
  readonly body?: string | undefined;
  readonly data: { readonly title: string; readonly description?: string | undefined };
}

/** Name of the first page, which has an empty name in addresses. */
export const FIRST_PAGE = "index";

/** Returns the address of a page's Markdown, from the root of the host. */
export function markdownUrl(id: string): string {
  return `${import.meta.env.BASE_URL}${id || FIRST_PAGE}.md`;
}

/** Returns a page as Markdown with its title and description, without elements that only the site can render. */
export function asMarkdown({ data, body = "" }: SitePage): string {
  return `# ${data.title}\n\n> ${data.description ?? ""}\n\n${withoutComponents(body).trim()}\n`;
}

/** A code block, which is left unchanged. */
const FENCED = /(^ *(`{3,}|~{3,})[^]*?^ *\2.*$)/m;
/** The form that sends a request, with its heading. */
const TRY_IT = /### Try it\s+<try-request[^]*?<\/try-request>/g;
const IMPORT = /^(?:import|export) .*$/gm;
/** Start tag of a component with a label; the group is the label. */
const NAMED = /<[A-Z][^<>]*?\s(?:label|title|alt)="([^"]*)"[^<>]*>/g;
const COMPONENT = /<\/?[A-Z][^<>]*>/g;

/** Replaces components with their label and content. */
function withoutComponents(body: string): string {
  return body
    .split(FENCED)
    .map((part, index) => {
      // The captured fence, which is already in the block before.
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
