/** Returns the JSON of a document with one paragraph of `runs` text runs, every second one bold. */
export function longParagraph(runs: number): string {
  const elements = Array.from({ length: runs }, (_, index) => ({
    startIndex: index * 6 + 1,
    endIndex: index * 6 + 7,
    textRun: { content: "words ", textStyle: index % 2 === 0 ? {} : { bold: true } },
  }));
  const end = { textRun: { content: "\n", textStyle: {} } };
  const paragraph = { elements: [...elements, end], paragraphStyle: {} };
  return JSON.stringify({ title: "Runs", body: { content: [{ paragraph }] } });
}
