import type { NamedDocument } from "../test/support/read-documents.ts";
import type { Feature } from "../test/recall/measure.ts";
import type { Converter } from "./converter.ts";
import "./resolve-typescript.ts";

const { featureNames, measureFeatures } = await import("../test/recall/measure.ts");

/** How much of the documents a converter preserves. */
export interface Recall {
  /** How many documents are converted without an error. */
  readonly converted: number;
  /** For each feature, how much of it the outputs show: of all documents, and of those converted. */
  readonly features: Readonly<
    Record<Feature, { readonly ofAll: number; readonly ofConverted: number }>
  >;
}

interface Count {
  kept: number;
  inConverted: number;
  all: number;
}

/** Compares the documents with the outputs as third-party parsers read them. */
export function measureRecall(
  documents: readonly NamedDocument[],
  { convert, format }: Converter,
): Recall {
  const counts = new Map(featureNames.map((name): [Feature, Count] => [name, nothing()]));
  let converted = 0;
  for (const { document } of documents) {
    const content = attempt(() => convert(structuredClone(document)));
    // A conversion that failed is measured as an empty plain text, because an empty DOCX file is not valid.
    const matches = measureFeatures(
      document,
      content ?? "",
      content === undefined ? "text" : format,
    );
    if (content !== undefined) converted += 1;
    for (const [name, count] of counts) {
      const { kept, missing } = matches[name];
      count.all += kept + missing.length;
      if (content === undefined) continue;
      count.kept += kept;
      count.inConverted += kept + missing.length;
    }
  }
  const shares = [...counts].map(([name, { kept, inConverted, all }]) => [
    name,
    { ofAll: kept / all, ofConverted: kept / inConverted },
  ]);
  return { converted, features: Object.fromEntries(shares) as Recall["features"] };
}

function nothing(): Count {
  return { kept: 0, inConverted: 0, all: 0 };
}

/** Undefined if the converter throws. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
