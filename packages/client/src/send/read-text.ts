const decoder = new TextDecoder();

/** The text of a response. What comes in one piece is read for less than by its own `text()`. */
export async function readText(response: Response): Promise<string> {
  // Not every runtime and not every double of a Response has a body to read from.
  const reader = response.body?.getReader?.();
  if (!reader) return response.text();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); read.value; read = await reader.read())
    pieces.push(read.value);
  return pieces[1] ? new Blob(pieces).text() : decoder.decode(pieces[0]);
}
