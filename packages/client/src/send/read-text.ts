const decoder = new TextDecoder();

/** The text of an answer. What comes in one piece is read for less than by its own `text()`. */
export async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read())
    pieces.push(read.value);
  return pieces[1] ? new Blob(pieces).text() : decoder.decode(pieces[0]);
}
