// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** A success by operation id: an example of the contract, or a value that its schema allows; `undefined` if there is neither. */
export const examples = {
  listDocumentExports: {
    status: 200,
    body: {
      items: [
        {
          sourceConnection: { id: 7, name: "Newsroom documents" },
          sourceDocumentTitle: "House style",
          sourceDocumentReference: "1H5sT8yLe3gUiDe0fOrEdItOrS2bQwXz",
          sourceDocumentVersion: "ALm37BVa4tR7",
          sourceDocumentKind: "google-docs",
          destinationConnection: { id: 13, name: "Archive" },
          destinationReference: "house-style.html",
          exportedAt: "2026-10-12T15:02:41Z",
        },
        {
          sourceConnection: { id: 7, name: "Newsroom documents" },
          sourceDocumentTitle: "Quarterly report",
          sourceDocumentReference: "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe",
          sourceDocumentVersion: "ALm37BWk9xQ2",
          sourceDocumentKind: "google-docs",
          destinationConnection: { id: 12, name: "Company site" },
          destinationReference: "reports/2026-q3.md",
          exportedAt: "2026-10-19T09:30:03Z",
        },
      ],
      pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 2 },
    },
  },
  exportHostedDocument: {
    status: 202,
    body: {
      id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
      status: "queued",
      type: "hosted-doc-export",
      summary: "Waits to be exported to Company site.",
      queuedAt: "2026-10-19T09:30:00Z",
      hasErrors: false,
      hasWarnings: false,
      outputDocuments: [],
    },
  },
  listCollections: {
    status: 200,
    body: {
      items: [
        {
          id: 3,
          name: "Quarterly reports",
          sourceConnection: { id: 7, name: "Newsroom documents" },
          destinationConnection: { id: 12, name: "Company site" },
        },
        {
          id: 4,
          name: "Everything we decided",
          sourceConnection: { id: 7, name: "Newsroom documents" },
          destinationConnection: { id: 13, name: "Archive" },
        },
      ],
      pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 2 },
    },
  },
  listWebhooks: {
    status: 200,
    body: {
      items: [
        {
          id: 41,
          endpoint: "https://hooks.example.net/document-export",
          events: ["job.done", "job.failed"],
          connections: [{ id: 12, name: "Company site" }],
          description: "Tells the site builder that a report is there.",
        },
        {
          id: 42,
          endpoint: "https://archive.example.net/hooks",
          events: ["document-export.created"],
          connections: [
            { id: 7, name: "Newsroom documents" },
            { id: 13, name: "Archive" },
          ],
          description: null,
        },
      ],
      pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 2 },
    },
  },
  createWebhook: {
    status: 201,
    body: {
      id: 41,
      endpoint: "https://hooks.example.net/document-export",
      events: ["job.done", "job.failed"],
      connections: [{ id: 12, name: "Company site" }],
      description: "Tells the site builder that a report is there.",
    },
  },
};
