import { GoogleError } from "../google-error.js";

/** Reads a body of at most `maxBytes`. Beyond it, stops reading and throws a GoogleError of kind `too-large`. */
export async function readBounded(
  { body }: Response,
  maxBytes: number,
  what: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the response.
    if (size > maxBytes)
      throw new GoogleError(
        "too-large",
        `${what} is larger than ${maxBytes} bytes, the limit that is set.`,
        {
          advice: "Raise the limit, or split the document.",
        },
      );
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}
