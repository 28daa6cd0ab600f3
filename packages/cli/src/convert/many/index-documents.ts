import { basename, join } from "node:path";
import { listAnchors, listTabs, outputFormats, readDocumentProperties } from "../converter.js";
import type { ConversionSetting } from "../plan-conversion.js";
import type { GlobalFlags } from "../../settings/global-flags.js";
import { named, readDocument } from "../input/read-document.js";
import { FileNames } from "./file-names.js";
import type { FoundDocument } from "./find-documents.js";

/** A result that will be written, for a document or for one of its tabs. */
export interface PlannedResult {
  readonly output: string;
  /** ID of the tab, if each tab has its own result. */
  readonly tab: string | undefined;
  /** Anchors of headings, by heading ID. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** A document and its results. */
export interface IndexedDocument {
  readonly path: string;
  readonly documentId: string;
  readonly results: readonly PlannedResult[];
}

/** The output folder, and whether each tab has its own result. */
export interface IndexOptions extends ConversionSetting {
  readonly outputDir: string;
  readonly eachTab: boolean;
  /** Flags of the command; reading from Google needs them. */
  readonly flags: GlobalFlags;
}

/**
 * Reads IDs, titles, tabs and headings of all documents, which the links between them need. Passes a document that
 * cannot be read to `onFailure`. Keeps only this index in memory, because there may be many documents.
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
      // Assumptions are not reported here, because the conversion reports them later.
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
