import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { Published } from "../destinations/destination.js";

/** What is stored of a published result: other servers have a say in its reference and its links. */
export function boundResult({ reference, links }: Published): Published {
  const fitting = links.filter(({ url }) => Buffer.byteLength(url) <= bounds.link.max);
  return {
    reference: shorten(reference, bounds.reference.max),
    links: fitting.slice(0, bounds.links.max).map(({ title, description, url }) => ({
      title: shorten(title, bounds.title.max),
      description: shorten(description, bounds.title.max),
      url,
    })),
  };
}
