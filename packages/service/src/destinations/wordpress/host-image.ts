import { posix } from "node:path";
import { z } from "zod";
import type { HostedImage } from "../destination.js";
import { read, type Site } from "./site.js";

const ROUTE = "/wp/v2/media";
const mediaSchema = z.object({ source_url: z.url() });

/** Adds an image to the media of a site, unless it is there already: its slug is made of the hash of its bytes. */
export async function hostImage(
  site: Site,
  { name, bytes, mediaType }: HostedImage,
): Promise<string> {
  const filename = `document-export-${name}`;
  const slug = posix.basename(filename, posix.extname(filename));
  const [found] = await site.get(ROUTE, { slug }, z.array(mediaSchema));
  if (found) return found.source_url;
  const answer = await site.tryPostFile(ROUTE, { filename, bytes, mediaType });
  return read(answer, ROUTE, mediaSchema).source_url;
}
