import type { schemas } from "../dist/index.js";

const connection = { id: 12, name: "Company site" };
const item: schemas.DocumentExport = {
  sourceConnection: { id: 7, name: "Newsroom" },
  sourceDocumentTitle: "Quarterly report",
  sourceDocumentReference: "doc-81f2",
  sourceDocumentVersion: "7",
  sourceDocumentKind: "word",
  destinationConnection: connection,
  destinationReference: "q",
  exportedAt: "2026-10-19T09:30:00Z",
};

/** Returns a page with `length` records. */
export function pageOf(length: number): schemas.DocumentExportPage {
  return {
    items: Array.from({ length }, () => item),
    pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: length },
  };
}

/** The page of 2 KB that every list candidate sends. */
export const page: schemas.DocumentExportPage = pageOf(7);
