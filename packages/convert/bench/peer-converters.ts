import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Converter } from "./converter.ts";

/** Packages to install into the folder `BENCH_PEERS`; they are too large for this repository. */
export const peerPackages = [
  "@googleworkspace/google-docs-hast@1.0.5",
  "gatsby-source-google-docs@3.0.0",
];

const GOOGLE_DOCS_HAST = "@googleworkspace/google-docs-hast";
const GATSBY = "gatsby-source-google-docs/utils/google-document.js";

interface GoogleDocument {
  toMarkdown(): string;
}
type GoogleDocumentClass = new (input: {
  readonly document: unknown;
  readonly options: object;
}) => GoogleDocument;

/** Other converters of the same JSON. They do not support tabs, so they get the content of the first tab. */
export async function peerConverters(folder: string): Promise<readonly Converter[]> {
  const load = createRequire(pathToFileURL(join(folder, "package.json")));
  const hast: { toHast(document: unknown): Root } = await import(
    pathToFileURL(load.resolve(GOOGLE_DOCS_HAST)).href
  );
  const gatsby: {
    GoogleDocument: GoogleDocumentClass;
  } = load(GATSBY);
  return [
    {
      name: "google-docs-hast, html",
      format: "html",
      convert: (document) => toHtml(quietly(() => hast.toHast(withoutTabs(document)))),
    },
    {
      name: "gatsby-source-google-docs, markdown",
      format: "markdown",
      convert: (document) =>
        new gatsby.GoogleDocument({
          document: withoutTabs(document),
          options: { demoteHeadings: false },
        }).toMarkdown(),
    },
  ];
}

/** Suppresses the converter's message for each dropped element, which would be measured too. */
function quietly<T>(run: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return run();
  } finally {
    console.warn = warn;
  }
}

interface Tabbed {
  readonly tabs?: readonly { readonly documentTab?: object }[];
}

function withoutTabs(document: unknown): unknown {
  const { tabs } = document as Tabbed;
  return tabs?.[0] ? { ...(document as object), ...tabs[0].documentTab } : document;
}
