import pLimit from "p-limit";
import type { Document } from "../documents/document.js";
import { exportDocument, type ExportPlan } from "./export-document.js";
import type { ExportOutcome } from "./export-outcome.js";
import type { ExportView } from "./export-view.js";

/** Is told what happens while documents are exported. */
export interface ExportObserver {
  /** The exports under way, each time that one of them gets further. */
  readonly onChange: (views: readonly ExportView[]) => void;
  readonly onEnd: (outcome: ExportOutcome) => void;
}

/** Exports documents, `concurrency` at a time, and gives how each ended, in the order of the documents. */
export function exportDocuments(
  plan: ExportPlan,
  documents: readonly Document[],
  concurrency: number,
  { onChange, onEnd }: ExportObserver,
): Promise<readonly ExportOutcome[]> {
  const underWay = new Map<Document, ExportView>();
  const limit = pLimit(concurrency);
  const run = async (document: Document): Promise<ExportOutcome> => {
    const outcome = await exportDocument(plan, document, (view) => {
      underWay.set(document, view);
      onChange([...underWay.values()]);
    });
    underWay.delete(document);
    onEnd(outcome);
    return outcome;
  };
  return limit.map(documents, run);
}
