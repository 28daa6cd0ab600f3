import { posix } from "node:path";
import { z } from "zod";
import type { RehostedImage } from "../../destination.js";
import { read, type Site } from "./site.js";

/** An image in the media library of a site. */
export interface Medium {
  readonly id: number;
  readonly url: string;
  /** Width of the file at the address in pixels; absent if the site does not report it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const ROUTE = "/wp/v2/media";
const pixels = z.number().positive().optional().catch(undefined);
const mediumSchema = z.object({
  id: z.int(),
  source_url: z.url(),
  // PHP serializes an empty object as an empty array.
  media_details: z.object({ width: pixels, height: pixels }).catch({}),
});

/** Adds an image to the media library of a site, unless it already exists: its slug contains the hash of its bytes. */
export async function rehostImage(
  site: Site,
  { name, bytes, mediaType }: RehostedImage,
): Promise<Medium> {
  const filename = `document-export-${name}`;
  const slug = posix.basename(filename, posix.extname(filename));
  const [found] = await site.get(ROUTE, { slug }, z.array(mediumSchema));
  if (found) return mediumOf(found);
  const response = await site.tryPostFile(ROUTE, { filename, bytes, mediaType });
  return mediumOf(read(response, ROUTE, mediumSchema));
}

function mediumOf({ id, source_url: url, media_details }: z.output<typeof mediumSchema>): Medium {
  return { id, url, ...media_details };
}
