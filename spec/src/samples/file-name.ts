/** What a sample calls the file that it sends. */
export function fileName(contentType: string): string {
  return contentType === "application/json" ? "document.json" : "document";
}
