import { basename, join } from "node:path";
import { listAnchors, listTabs, outputFormats, readDocumentProperties } from "../converter.js";
import type { ConversionSetting } from "../plan-conversion.js";
import type { GlobalFlags } from "../../settings/global-flags.js";
import { named, readDocument } from "../input/read-document.js";
import { FileNames } from "./file-names.js";
import type { FoundDocument } from "./find-documents.js";

/** A result that will be written: of a document, or of one of its tabs. */
export interface PlannedResult {
  readonly output: string;
  /** Id of its tab, where each tab is its own result. */
  readonly tab: string | undefined;
  /** Anchors of headings by the ids of these. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** A document with the places of its results. */
export interface IndexedDocument {
  readonly path: string;
  readonly documentId: string;
  readonly results: readonly PlannedResult[];
}

/** Where results go, and whether each tab is one. */
export interface IndexOptions extends ConversionSetting {
  readonly outputDir: string;
  readonly eachTab: boolean;
  /** Flags of the command; reading from Google needs them. */
  readonly flags: GlobalFlags;
}

/**
 * Reads ids, titles, tabs and headings of documents, for links between them. A document that cannot be read is passed
 * to `onFailure`. Only this index is kept in memory, since there may be many documents.
 */
export async function indexDocuments(
  found: readonly FoundDocument[],
  options: IndexOptions,
  onFailure: (error: unknown) => void,
): Promise<readonly IndexedDocument[]> {
  const names = new FileNames();
  const indexed: IndexedDocument[] = [];
  for (const one of found)
    try {
      // Assumptions are reported when the document is converted.
      const document = await readDocument(one.path, options.flags, () => undefined);
      indexed.push(indexDocument(one, document, options, names));
    } catch (error) {
      onFailure(named(one.path, error));
    }
  return indexed;
}

function indexDocument(
  { path, folder }: FoundDocument,
  document: unknown,
  options: IndexOptions,
  names: FileNames,
): IndexedDocument {
  const { documentId, title: own } = readDocumentProperties(document);
  const title = options.options.fields?.["title"] || own || basename(path).replace(/\.json$/i, "");
  const parent = join(options.outputDir, folder);
  const extension = `.${outputFormats[options.format].extension}`;
  if (!options.eachTab) {
    const output = names.take(parent, title, extension);
    const anchors = anchorsOf(document, options, options.options.tab);
    return { path, documentId, results: [{ output, tab: undefined, anchors }] };
  }
  const inside = names.take(parent, title, "");
  const results = listTabs(document).map(({ id, title: ofTab }) => ({
    output: names.take(inside, ofTab || title, extension),
    tab: id,
    anchors: anchorsOf(document, options, id || undefined),
  }));
  return { path, documentId, results };
}

function anchorsOf(
  document: unknown,
  { format, options: { suggestions, rawHtml } }: ConversionSetting,
  tab: string | undefined,
): ReadonlyMap<string, string> {
  const anchors = listAnchors(document, { format, tab, suggestions, rawHtml });
  return new Map(anchors.map(({ heading, anchor }) => [heading, anchor]));
}
