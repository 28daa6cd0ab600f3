/** Returns the name of the file that a sample sends. */
export function fileName(contentType: string): string {
  return contentType === "application/json" ? "document.json" : "document";
}
