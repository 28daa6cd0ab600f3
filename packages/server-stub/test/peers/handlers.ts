/** The part of the call input that these handlers read. */
interface Call {
  readonly query: { readonly pageNo?: number };
  readonly body: { readonly endpoint: string };
}

const item = { sourceDocumentTitle: "Report", exportedAt: "2026-10-19T09:30:00Z" };
const pagination = { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 1 };
const page = { items: [item], pagination };

/** Responses by page number: several that a server must not send, and one that is valid. */
const LIST_RESPONSES: Readonly<Record<number, { status: number; body: unknown }>> = {
  90: { status: 200, body: { ...page, items: [{ ...item, exportedAt: "yesterday" }] } },
  91: { status: 418, body: { tea: true } },
  92: { status: 200, body: { ...page, colour: "blue" } },
};

/** Handlers of the three operations; some respond incorrectly on request. */
export const handlers = {
  listDocumentExports: ({ query }: Call) =>
    LIST_RESPONSES[query.pageNo ?? 1] ?? { status: 200, body: page },
  exportHostedDocument: () => ({
    status: 202,
    body: { id: "4f0a6c1e-8f3b-4c55-9d7e-2b1a0c9d8e7f", status: "queued" },
  }),
  createWebhook: ({ body }: Call) => ({
    status: 201,
    body: { id: body.endpoint === "broken" ? "one" : 1, endpoint: body.endpoint, events: [] },
  }),
};
