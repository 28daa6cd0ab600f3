/** Returns a hosted document of about `bytes` bytes that hardly compresses. */
export function documentOf(bytes: number): string {
  const line = () => ({
    paragraph: { elements: [{ textRun: { content: `${crypto.randomUUID()} `.repeat(4) } }] },
  });
  const size = JSON.stringify(line()).length + 1;
  return JSON.stringify({
    title: "Report",
    documentId: "doc-1",
    revisionId: "rev-1",
    body: { content: Array.from({ length: Math.max(Math.floor(bytes / size), 1) }, line) },
  });
}
