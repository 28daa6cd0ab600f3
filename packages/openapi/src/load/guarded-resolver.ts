import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { dirname, isAbsolute, relative } from "node:path";
import type * as Redocly from "@redocly/openapi-core";
import type { Notes } from "../notes/note.js";
import { assertBounded } from "./assert-bounded.js";
import { decodeText } from "./decode-text.js";
import { fetchText, tooLarge } from "./fetch-text.js";
import { isPrivateAddress } from "./is-private-address.js";
import { MAX_BYTES, MAX_FILES } from "./limits.js";
import { noteIndentation, noteLoops, noteDuplicateName } from "./note-parsed.js";
import { parseLoosely } from "./parse-loosely.js";
import { Refusal } from "./refusal.js";

/** Path of standard input, given as `-` for a description. */
export const STANDARD_INPUT = "/dev/stdin";

/** The files and URLs that references may point to. */
export interface Allowed {
  /** The description itself: a path or a URL. */
  readonly description: string;
  /** The folder that file references must stay in; defaults to the description's folder. */
  readonly root?: string | undefined;
  /** Whether references may point to URLs. */
  readonly allowRemote?: boolean | undefined;
  /** Whether these may also point to private addresses. */
  readonly allowPrivate?: boolean | undefined;
}

/** Reads the files of a description within limits, and collects what it refuses to read in `refusals`. */
export interface GuardedResolver {
  readonly resolver: Redocly.BaseResolver;
  readonly refusals: readonly Refusal[];
}

/** Creates a resolver based on the library's own, which has no limits. */
export function createGuardedResolver(
  { BaseResolver, Source, YamlParseError, parseYaml }: typeof Redocly,
  allowed: Allowed,
  notes: Notes,
): GuardedResolver {
  const refusals: Refusal[] = [];
  let bytes = 0;
  let files = 0;
  /**
   * Whether the description came from a private address. If it came from a public one, its host name must not resolve
   * to a private address later.
   */
  let isPrivateHome: boolean | undefined;

  class Resolver extends BaseResolver {
    override async loadExternalRef(file: string): Promise<Redocly.Source> {
      try {
        const { body, mimeType, isPrivate } = await readGuarded(file, allowed, isPrivateHome);
        if (file === allowed.description) isPrivateHome = isPrivate;
        bytes += body.length;
        if (bytes > MAX_BYTES) throw tooLarge(`${file}, with the files before it,`);
        if (++files > MAX_FILES)
          throw new Refusal(
            `${allowed.description} has more than ${MAX_FILES} files: expected fewer`,
          );
        return new Source(file, body.replaceAll("\r\n", "\n"), mimeType);
      } catch (error) {
        throw keep(error);
      }
    }

    override parseDocument(source: Redocly.Source, isRoot?: boolean): Redocly.Document {
      const document = this.#parse(source, isRoot);
      try {
        assertBounded(document.parsed, source.absoluteRef);
      } catch (error) {
        throw keep(error);
      }
      noteLoops(document, notes);
      return document;
    }

    /**
     * Parses a file. A duplicate name in an object or an insufficiently indented line is not fatal: other parsers use
     * the last of the names, and ignore the indentation inside brackets or quotation marks.
     */
    #parse(source: Redocly.Source, isRoot?: boolean): Redocly.Document {
      try {
        return super.parseDocument(source, isRoot) as Redocly.Document;
      } catch (error) {
        if (!(error instanceof YamlParseError)) throw error;
        const { absoluteRef: filename, body } = source;
        const read = parseLoosely(body, (text, { json }) => {
          try {
            return parseYaml(text, { filename, json });
          } catch (inner) {
            throw new YamlParseError(inner as Error, source);
          }
        });
        if (read.twice !== undefined) noteDuplicateName(filename, read.twice, notes);
        if (read.indentation !== undefined) noteIndentation(filename, read.indentation, notes);
        return { source, parsed: read.value };
      }
    }
  }
  return { resolver: new Resolver(), refusals };

  function keep(error: unknown): unknown {
    if (error instanceof Refusal) refusals.push(error);
    return error;
  }
}

interface Read {
  readonly body: string;
  readonly mimeType?: string | undefined;
  readonly isPrivate?: boolean;
}

async function readGuarded(
  file: string,
  allowed: Allowed,
  isPrivateHome: boolean | undefined,
): Promise<Read> {
  if (isAddress(file)) return readAddress(file, allowed, isPrivateHome);
  if (/^file:/i.test(file))
    throw new Refusal(
      `${file} is a \`file:\` URL: write a path relative to the file that refers to it`,
    );
  if (isAddress(allowed.description))
    throw new Refusal(
      `${allowed.description} refers to the file ${file}, but a description from a URL may refer only to URLs`,
    );
  // Standard input may be a socket, which cannot be opened by path.
  if (file === STANDARD_INPUT && file === allowed.description)
    return { body: decodeText(await readBounded(process.stdin, "standard input")) };
  const found = await stat(file);
  const { size } = found;
  if (found.isDirectory()) throw new Refusal(`${file} is a folder: expected a file`);
  await assertInside(file, allowed);
  if (size > MAX_BYTES) throw tooLarge(file);
  return { body: decodeText(await readBounded(createReadStream(file), file)) };
}

/** Reads a stream up to the size limit: pipes and other special files do not report their size. */
async function readBounded(stream: AsyncIterable<unknown>, name: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw tooLarge(name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readAddress(
  address: string,
  { description, allowRemote, allowPrivate = false }: Allowed,
  isPrivateHome: boolean | undefined,
): Promise<Read> {
  // A person who gives a URL also trusts other files on the same origin.
  const isSameOrigin =
    isAddress(description) && new URL(description).origin === new URL(address).origin;
  if (!isSameOrigin && !allowRemote) throw notFollowed(address);
  return fetchText(address, { allowPrivate, isNamed: isSameOrigin && isPrivateHome !== false });
}

/**
 * Returns the error for a remote reference. Most are mistakes of the publisher, so only the referenced part is lost; a
 * reference to a private address is refused, because it is unlikely to be a mistake.
 */
function notFollowed(address: string): Error {
  const said =
    "references over the network are not followed: if you trust the description, allow them with `--allow-remote`";
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost\.?$/i.test(host) : isPrivateAddress(host);
  return isPrivate ? new Refusal(`${address}: ${said}`) : new Error(said);
}

async function assertInside(file: string, { description, root }: Allowed): Promise<void> {
  // A pipe, such as standard input, has no real path.
  if (file === description) return;
  const [real, folder] = await Promise.all([
    realpath(file),
    realpath(root ?? dirname(description)),
  ]);
  const way = relative(folder, real);
  const isItself = real === (await realpath(description));
  if (isItself || (!way.startsWith("..") && !isAbsolute(way))) return;
  throw new Refusal(
    `${file} is outside the folder of the description: if you trust it, name a folder that contains both with \`--root\``,
  );
}

/** Whether a description or a reference is an HTTP URL. */
export function isAddress(file: string): boolean {
  return /^https?:\/\//i.test(file);
}
