import type {
  HostedElementKinds,
  HostedParagraphElement,
  Styled,
} from "../../hosted/hosted-document.js";
import { readEntry, readText, readTimestamp } from "../../hosted/read.js";
import type { SkippableKind } from "../../options/skippable-kinds.js";
import { withComments } from "./with-comments.js";
import { ElementContext, type ParagraphContext } from "./element-context.js";
import { originOf } from "../parse-context.js";
import { parseFootnoteReference } from "./parse-footnote-reference.js";
import { parseImage } from "../images/parse-image.js";
import { parseChip, parseUnknown } from "./parse-chip.js";
import { styleOf, marksOf, parseText } from "./parse-text-run.js";
import type { InlinePiece, Piece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";
import { safeLinkUrl } from "../links/safe-url.js";
import { warnLostChanges } from "../suggestions/warn-lost-changes.js";

type Kind = keyof HostedElementKinds;
type Handlers = {
  readonly [K in Kind]-?: (
    element: NonNullable<HostedElementKinds[K]>,
    at: ElementContext,
  ) => readonly Piece[];
};

/** One handler for each kind of paragraph element in the Google Docs API. */
const HANDLERS: Handlers = {
  textRun: (run, at) => parseText(readText(run.content), run, at),
  autoText: (text, at) => {
    const of = text.type === "PAGE_COUNT" ? "document" : "page";
    const origin = originOf(at.context, at.place);
    if (!at.context.options.output.hasPages) {
      at.context.warn("page-number-left-out", origin);
      return [];
    }
    return [leaf({ kind: "pageNumber", of, origin, ...styleOf(text, "", at) }, text, at)];
  },
  pageBreak: (_, at) => [breakOf("pageBreak", at)],
  columnBreak: (_, at) => [breakOf("columnBreak", at)],
  footnoteReference: (reference, at) => [
    leaf(parseFootnoteReference(reference, at), reference, at),
  ],
  horizontalRule: () => [{ kind: "block", block: { kind: "horizontalRule" } }],
  equation: (equation, at) => {
    at.context.warn("equation-left-out", at);
    return [leaf({ kind: "text", value: "[equation]" }, equation, at)];
  },
  inlineObjectElement: (element, at) => {
    const id = readText(element.inlineObjectId);
    const object = readEntry(at.context.content.inlineObjects, id);
    const image = parseImage(id, object?.inlineObjectProperties, at.place, at.context);
    return [leaf(image, element, at)];
  },
  person: (person, at) => {
    const email = readText(person.personProperties?.email);
    return parseChip({ person }, person, at, { url: emailUrl(email) });
  },
  richLink: (chip, at) => parseChip({ richLink: chip }, chip, at),
  dateElement: (date, at) => {
    const { suggestedDateElementPropertiesChanges: changes } = date;
    warnLostChanges({ suggestedDateElementPropertiesChanges: changes }, at.place, at.context);
    const timestamp = readTimestamp(date.dateElementProperties?.timestamp);
    return parseChip({ dateElement: date }, date, at, timestamp === undefined ? {} : { timestamp });
  },
};

/** The name of each kind in the option `skip`. */
const SKIPPED_AS: Readonly<Partial<Record<Kind, SkippableKind>>> = {
  autoText: "pageNumber",
  pageBreak: "pageBreak",
  columnBreak: "columnBreak",
  footnoteReference: "footnote",
  horizontalRule: "horizontalRule",
  equation: "equation",
  inlineObjectElement: "image",
  person: "person",
  richLink: "richLink",
  dateElement: "date",
};

const NO_PIECES: readonly Piece[] = [];

function kindOf(element: Partial<HostedParagraphElement>): Kind | undefined {
  // Most elements are runs of text.
  if (element.textRun) return "textRun";
  for (const name in element) if (isKind(name) && element[name]) return name;
  return undefined;
}

/**
 * Parses one paragraph element. An element of an unknown kind becomes its text or a placeholder, with a warning that
 * names the kind.
 */
export function parseElement(
  element: Partial<HostedParagraphElement>,
  index: number,
  paragraph: ParagraphContext,
): readonly Piece[] {
  const kind = kindOf(element);
  const at = new ElementContext(paragraph, index, kind);
  at.context.budget.spend(at);
  const name = kind && SKIPPED_AS[kind];
  const isSkipped = name !== undefined && at.context.options.skip.has(name);
  const parse = (one: typeof element) => {
    if (isSkipped) return NO_PIECES;
    return kind ? handle(kind, one, at) : parseUnknown(one, at);
  };
  const comments = at.context.comments.get(element);
  return comments ? withComments(element, comments, at, parse) : parse(element);
}

function handle<K extends Kind>(
  kind: K,
  element: { readonly [P in K]?: HostedElementKinds[P] },
  at: ElementContext,
): readonly Piece[] {
  const value = element[kind];
  return value ? HANDLERS[kind](value, at) : NO_PIECES;
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(HANDLERS, name);
}

/** Returns a leaf with its marks and link. A footnote reference is superscript and a link by default. */
function leaf(node: InlinePiece["node"], element: Styled, at: ElementContext): InlinePiece {
  const text = node.kind === "image" ? node.alternative : "";
  const marks = marksOf(element, text, at);
  if (node.kind === "footnoteReference") {
    return { kind: "inline", node, marks: marks.filter((mark) => mark !== "superscript") };
  }
  const link = resolveLink(element.textStyle?.link, text, at);
  return { kind: "inline", node, marks, link };
}

function breakOf(kind: "pageBreak" | "columnBreak", at: ElementContext): Piece {
  return { kind: "block", block: { kind, origin: originOf(at.context, at.place) } };
}

function emailUrl(email: string): string | undefined {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? safeLinkUrl(`mailto:${email}`) : undefined;
}
