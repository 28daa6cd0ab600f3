/** Returns a hosted document with one paragraph per text. */
export function hostedDocument(title: string, paragraphs: readonly string[] = ["Hello."]): string {
  const content = paragraphs.map((text, index) => ({
    startIndex: index,
    paragraph: {
      elements: [{ textRun: { content: `${text}\n`, textStyle: {} } }],
      paragraphStyle: { namedStyleType: "NORMAL_TEXT" },
    },
  }));
  return JSON.stringify({ title, documentId: "doc-1", revisionId: "rev-1", body: { content } });
}
