import type { NamedStyle, NamedStyleLook } from "../../../tree/named-style.js";
import { defaultLooks } from "./default-looks.js";

/** How each named style looks. */
export type Looks = Readonly<Record<NamedStyle, NamedStyleLook>>;

/** The document's own looks; space and breaks are ours where it says nothing of them. */
export function documentLooks(own: Looks): Looks {
  const looks = (Object.keys(defaultLooks) as NamedStyle[]).map((name) => {
    const layout = { ...defaultLooks[name].layout, ...own[name].layout };
    return [name, { text: own[name].text, layout }] as const;
  });
  return Object.fromEntries(looks) as Looks;
}
