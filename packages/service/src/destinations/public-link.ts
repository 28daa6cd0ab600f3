import type { Publication, PublishedLink } from "./destination.js";
import { joinUrl } from "./join-url.js";

/** The link that people follow to a result, where the operator told under which address they see the destination. */
export function publicLink(
  publicUrl: string | undefined,
  { target, title }: Pick<Publication, "target" | "title">,
): readonly PublishedLink[] {
  if (publicUrl === undefined) return [];
  return [{ title, description: "", url: joinUrl(publicUrl, target) }];
}
