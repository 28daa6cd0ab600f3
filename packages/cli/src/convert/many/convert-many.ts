import type { Conversion, ConvertOptions } from "@document-export/convert";
import { createLogUpdate } from "log-update";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { ReportedError, UsageError } from "../../errors/errors.js";
import { type ExitCode, EXIT_CODES, joinExitCodes } from "../../errors/exit-codes.js";
import { reportError } from "../../errors/report-error.js";
import { plainText } from "../../terminal/plain-text.js";
import { openTerminal, type Terminal } from "../../terminal/terminal.js";
import { writeResult } from "../convert-file.js";
import type { ConvertFlags } from "../convert-flags.js";
import { convertDocument, convertTabs } from "../converter.js";
import { placeImages } from "../images/place-images.js";
import { relativeUrl } from "../images/write-images.js";
import { DEFAULT_FORMAT, DEFAULTED, settingOf } from "../plan-conversion.js";
import { named, readDocument } from "../input/read-document.js";
import { reportConversion } from "../report-conversion.js";
import { findDocuments } from "./find-documents.js";
import { type IndexedDocument, indexDocuments, type IndexOptions } from "./index-documents.js";
import { createLinker } from "./link-documents.js";

/** State shared by the conversions of all documents. */
interface Run {
  readonly options: IndexOptions;
  readonly urlOf: ReturnType<typeof createLinker>;
  readonly say: (remark: string) => void;
}

/** Converts documents into a folder, with links between the results. Continues with the next document if one fails. */
export async function convertMany(
  files: readonly string[],
  outputDir: string,
  flags: ConvertFlags,
): Promise<void> {
  const options = optionsOf(outputDir, flags);
  await assertFolder(outputDir);
  const terminal = openTerminal(flags);
  const codes: ExitCode[] = [];
  const fail = (error: unknown) => void codes.push(reportError(error, flags));
  const documents = await indexDocuments(await findDocuments(files), options, fail);
  const say = (remark: string) => terminal.remark(plainText(remark));
  if (!flags.format) say(DEFAULTED);
  const run = { options, urlOf: createLinker(documents), say };
  const progress = openProgress(terminal, documents.length);
  for (const document of documents) {
    progress.show(document.path);
    try {
      const written = await convertOne(document, run);
      progress.clear();
      for (const { output, conversion } of written.results) {
        const plan = { input: document.path, output, ...options };
        reportConversion(plan, conversion, terminal, flags.json);
      }
      if (written.lacksImages) codes.push(EXIT_CODES.failed);
    } catch (error) {
      progress.clear();
      fail(named(document.path, error));
    }
  }
  const code = joinExitCodes(codes);
  if (code !== EXIT_CODES.ok) throw new ReportedError(code);
}

/** Throws a UsageError if the folder for the results is a file. */
async function assertFolder(outputDir: string): Promise<void> {
  const place = await stat(outputDir).catch(() => undefined);
  if (place && !place.isDirectory())
    throw new UsageError(
      `\`${outputDir}\` is a file, and \`--output-dir\` names a folder.`,
      "Name another folder; it is created if it does not exist.",
    );
}

function optionsOf(outputDir: string, flags: ConvertFlags): IndexOptions {
  if (flags.output !== undefined && flags.output !== "-")
    throw new UsageError(
      "`--output-dir` and `-o` both say where results are written.",
      "Use one of them.",
    );
  if (flags.watch)
    throw new UsageError("`--watch` converts one document, into the file that `-o` names.");
  const setting = settingOf(flags.format ?? DEFAULT_FORMAT, flags);
  const eachTab = flags.tab === "all";
  const tab = eachTab ? undefined : setting.options.tab;
  return { ...setting, options: { ...setting.options, tab }, outputDir, eachTab, flags };
}

async function convertOne(indexed: IndexedDocument, { options: setting, urlOf, say }: Run) {
  const [first] = indexed.results;
  const from = first?.output ?? "";
  const document = await readDocument(indexed.path, setting.flags, say);
  const { images, failed } = await placeImages(document, setting, from, say);
  const options = {
    ...setting.options,
    format: setting.format,
    images,
    documentUrl: (reference) => urlOf(reference, from),
  } satisfies ConvertOptions;
  const conversions: readonly Conversion[] = setting.eachTab
    ? convertTabs(document, {
        ...options,
        tabUrl: ({ index }) => relativeUrl(from, indexed.results[index]?.output ?? ""),
      })
    : [convertDocument(document, options)];
  const results = conversions.map((conversion, index) => ({
    conversion,
    output: indexed.results[index]?.output ?? "",
  }));
  await mkdir(dirname(from), { recursive: true });
  for (const { output, conversion } of results) await writeResult(output, conversion.content);
  return { results, lacksImages: failed > 0 && typeof setting.images === "object" };
}

/** Shows the progress in one line, if standard error is a terminal. */
function openProgress({ isInteractive, progressColumns }: Terminal, total: number) {
  if (!isInteractive) return { show: () => undefined, clear: () => undefined };
  const update = createLogUpdate(process.stderr, { showCursor: true });
  let count = 0;
  return {
    show: (path: string) => {
      count += 1;
      update(`${count} of ${total}  ${plainText(path)}`.slice(0, progressColumns() - 1));
    },
    clear: () => update.clear(),
  };
}
