import { entry, json, paragraph, run, text } from "./build.ts";

type Random = () => number;

const WORDS =
  "the quarterly report shows how costs of storage grew while demand for exports stayed flat and customers asked for faster answers naïve café 東京 (draft) v2.1 R&D A_B 50%".split(
    " ",
  );

const STYLES = [{}, {}, {}, { bold: true }, { italic: true }, { underline: true }] as const;

/** Returns the JSON of a body block, and of its footnote entry: empty if it has none. */
export function ordinaryBlock(index: number, random: Random): readonly [string, string] {
  const kind = random();
  if (kind < 0.15) return [heading(index, random), ""];
  if (kind < 0.4) return [item(random), ""];
  if (kind < 0.47) return [table(random), ""];
  if (kind < 0.55) return footnoted(index, random);
  return [paragraph(runs(random)), ""];
}

function heading(index: number, random: Random): string {
  const namedStyleType = `HEADING_${1 + Math.floor(random() * 3)}`;
  return text(sentence(random, 5), { namedStyleType, headingId: `h.${index}` });
}

function item(random: Random): string {
  const listId = random() < 0.5 ? "bullets" : "numbers";
  return paragraph(runs(random), { bullet: { listId } });
}

function footnoted(index: number, random: Random): readonly [string, string] {
  const footnoteId = `note-${index}`;
  const reference = json({ footnoteReference: { footnoteId } });
  const note = { content: [JSON.parse(text(sentence(random)))] };
  return [paragraph(`${runs(random)},${reference}`), entry(footnoteId, note)];
}

function table(random: Random): string {
  const width = 2 + Math.floor(random() * 4);
  const row = (): string => {
    const cells = Array.from({ length: width }, () => `{"content":[${text(sentence(random, 4))}]}`);
    return `{"tableCells":[${cells.join(",")}]}`;
  };
  const rows = Array.from({ length: 2 + Math.floor(random() * 8) }, row);
  return `{"table":{"tableRows":[${rows.join(",")}]}}`;
}

function runs(random: Random): string {
  const count = 1 + Math.floor(random() * 5);
  const all = Array.from({ length: count }, () => run(`${sentence(random)} `, styleOf(random)));
  return [...all, run("\n")].join(",");
}

function styleOf(random: Random): object {
  if (random() < 0.05) return { link: { url: "https://example.com/report" }, underline: true };
  return STYLES[Math.floor(random() * STYLES.length)] ?? {};
}

function sentence(random: Random, most = 15): string {
  const count = 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
}
