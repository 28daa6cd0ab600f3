import type { docs_v1 } from "@googleapis/docs";
import type { NamedDocument } from "../test/support/read-documents.ts";
import type { Converter } from "./converter.ts";
import "./resolve-typescript.ts";

const { sourceWords } = await import("../test/support/source-words.ts");
const { missingWords, wordsOf } = await import("../test/support/words.ts");

/** Words of the documents that a converter keeps. */
export interface Recall {
  /** How many documents it converts without an error. */
  readonly converted: number;
  /** Share of the words of those documents that the outputs hold. */
  readonly ofConverted: number;
  /** Share of the words of all documents. */
  readonly ofAll: number;
}

/** Counts words of body, tables, footnotes, headers, footers and chips of all tabs. */
export function measureRecall(
  documents: readonly NamedDocument[],
  { convert, format }: Converter,
): Recall {
  const counts = { converted: 0, kept: 0, inConverted: 0, all: 0 };
  for (const { document } of documents) {
    const words = sourceWords(document as docs_v1.Schema$Document);
    const content = attempt(() => convert(document));
    counts.all += words.length;
    if (content === undefined) continue;
    counts.converted += 1;
    counts.inConverted += words.length;
    counts.kept += words.length - missingWords(words, wordsOf(content, format)).length;
  }
  const { converted, kept, inConverted, all } = counts;
  return { converted, ofConverted: kept / inConverted, ofAll: kept / all };
}

/** Undefined if the converter throws. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
