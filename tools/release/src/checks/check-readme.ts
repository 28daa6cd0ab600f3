import { slug } from "github-slugger";
import { posix } from "node:path";
import { textOf, type Tarball } from "../tarball.ts";
import type { Check, Context } from "./check.ts";

const LINK = /\]\((?<target>[^)\s]+)\)/g;
const HEADING = /^#{1,6} +(?<text>.+?) *#*$/gm;
const HTML_ANCHOR = /<a (?:id|name)="(?<id>[^"]+)"/g;
const FENCE = /^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm;
const MIN_README_CHARACTERS = 300;

/** Checks that every link in a README works on npm. */
export const readmeCheck: Check = {
  name: "readme",
  about: "links of READMEs lead to files and headings that exist",
  faults: ({ files, folder, manifest }, context) => {
    if (!files.has("README.md")) return ["expected README.md, got none"];
    const text = textOf(files, "README.md");
    const links = [...text.replaceAll(FENCE, "").matchAll(LINK)].map(
      ({ groups }) => groups?.target ?? "",
    );
    return [
      ...(text.startsWith(`# ${manifest.name}\n`) ? [] : [`expected the title ${manifest.name}`]),
      ...(text.length < MIN_README_CHARACTERS
        ? [`expected ${MIN_README_CHARACTERS} characters or more, got ${text.length}`]
        : []),
      ...links.flatMap((link) => linkFaults(link, folder, text, context)),
    ];
  },
};

function linkFaults(
  link: string,
  folder: Tarball["folder"],
  text: string,
  context: Context,
): string[] {
  const { repository } = context.owner;
  if (link.startsWith("#")) return headingFaults(link, link.slice(1), text);
  if (link.startsWith("mailto:")) return [];
  if (!link.startsWith("https://")) return [`expected an https address, got ${link}`];
  const inRepository = /\/(?:tree|blob)\/main\/(?<path>[^#]+)(?:#(?<anchor>.+))?$/.exec(link);
  if (!link.startsWith(`${repository}/`) || !inRepository) return [];
  const { path = "", anchor } = inRepository.groups ?? {};
  const file = context.inRepository(path);
  if (file === undefined)
    return [`${link}: there is no ${path} in the repository (linked from ${folder})`];
  if (anchor === undefined) return [];
  return headingFaults(
    link,
    anchor,
    file || (context.inRepository(posix.join(path, "README.md")) ?? ""),
  );
}

function headingFaults(link: string, anchor: string, text: string): string[] {
  if (/^L\d+/.test(anchor) || anchorsOf(text).has(anchor)) return [];
  return [`${link}: there is no heading #${anchor}`];
}

function anchorsOf(markdown: string): Set<string> {
  const text = markdown.replaceAll(FENCE, "");
  const headings = [...text.matchAll(HEADING)].map(({ groups }) => slug(groups?.text ?? ""));
  const ids = [...text.matchAll(HTML_ANCHOR)].map(({ groups }) => groups?.id ?? "");
  return new Set([...headings, ...ids]);
}
