import { warningCodes } from "@document-export/convert";
import { countedCodes, styleLosses } from "../../../../convert/dist/warnings/warning-codes.js";
import { serviceWarnings } from "../declared/service.ts";
import { blocks, code, firstSentence, link, list, plain, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";

/** The components that add warnings, as the pages name them. */
const SOURCES = { converter: warningCodes, service: serviceWarnings } as const;

type Source = keyof typeof SOURCES;

/** Returns a page for each warning code, and an index. */
export function warningPages(): Page[] {
  const sources = Object.keys(SOURCES) as Source[];
  const pages = sources.flatMap((source) =>
    Object.entries(SOURCES[source]).map(([id, meaning]) => warningPage(source, id, meaning)),
  );
  return [indexPage(sources), ...pages];
}

function warningPage(source: Source, id: string, meaning: string): Page {
  const counted: ReadonlySet<string> = countedCodes;
  return {
    path: `warnings/${id}`,
    title: `Warning: ${id}`,
    description: plain(`${firstSentence(meaning)} What the warning ${id} of an export means.`),
    body: blocks(
      meaning,
      id === "styling-simplified"
        ? `Its \`detail\` names what was left out:\n\n${list(Object.values(styleLosses))}`
        : "",
      source === "converter"
        ? `The [converter](${urlOf("packages/convert")}) adds it to \`warnings\`, with a JSON pointer to its place in the document and an excerpt of the text.`
        : "The service adds it to the warnings of the job.",
      counted.has(id)
        ? "It is reported once for each tab, at the first place; `count` says how many places there are."
        : "",
      `${eventsText()} Codes are stable: this one never gets a second meaning.`,
    ),
  };
}

function eventsText(): string {
  return `In an export through the service, it is in \`warnings\` of the ${link("events", urlOf("events"))} of the job, and counted in \`warningCounts\`.`;
}

function indexPage(sources: readonly Source[]): Page {
  return {
    path: "warnings",
    title: "Warning codes",
    description:
      "Every warning of a conversion or an export, with its code and what happened to the document.",
    body: blocks(
      "If a format cannot show a part of the document, the converter never drops it silently: a warning names it, with its place.",
      ...sources.map((source) =>
        blocks(
          `## From the ${source}`,
          table(
            ["code", "what happened"],
            Object.entries(SOURCES[source]).map(([id, meaning]) => [
              link(code(id), urlOf(`warnings/${id}`)),
              meaning,
            ]),
          ),
        ),
      ),
    ),
  };
}
