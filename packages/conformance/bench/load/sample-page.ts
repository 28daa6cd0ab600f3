/** A page of the list of records, as a conforming implementation writes it. */
export function samplePage(pageNo: number, pageSize: number, totalRecordCount: number): string {
  const first = (pageNo - 1) * pageSize;
  const items = Array.from({ length: pageSize }, (_, index) => record(first + index));
  const pageCount = Math.ceil(totalRecordCount / pageSize);
  return JSON.stringify({ items, pagination: { pageCount, pageNo, pageSize, totalRecordCount } });
}

function record(place: number): object {
  return {
    sourceConnection: { id: 111, name: "Drive", reference: "drive:111" },
    sourceDocumentTitle: `Report ${place}`,
    sourceDocumentReference: `1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6b${place}`,
    sourceDocumentVersion: "ALm37BWk9xQ2",
    sourceDocumentKind: "google-docs",
    destinationConnection: { id: 12, name: "Wiki", reference: "wiki:12" },
    destinationReference: `reports/${place}.md`,
    exportedAt: new Date(1_790_000_000_000 + place * 1_000).toISOString(),
  };
}
