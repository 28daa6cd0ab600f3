import type { HostedParagraphElement, Styled } from "../hosted/hosted-document.js";
import { readEntry, readText } from "../hosted/read.js";
import { placeAt } from "../place/place.js";
import type { WarningCode } from "../warnings/warning-codes.js";
import type { ElementContext } from "./element-context.js";
import { originOf } from "./parse-context.js";
import { parseFootnoteReference } from "./parse-footnote-reference.js";
import { parseImage } from "./parse-image.js";
import { marksOf, parseText } from "./parse-text-run.js";
import type { InlinePiece, Piece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";
import { safeLinkUrl } from "./safe-url.js";
import { unknownKind } from "./unknown-kind.js";

type Kind = keyof HostedParagraphElement;
type Handlers = {
  readonly [K in Kind]-?: (
    element: NonNullable<HostedParagraphElement[K]>,
    at: ElementContext,
  ) => Piece[];
};

/** One handler for each kind of paragraph element that the document API has. */
const HANDLERS: Handlers = {
  textRun: (run, at) => parseText(readText(run.content), run, at),
  autoText: (_, at) => leaveOut("page-number-left-out", at),
  pageBreak: (_, at) => [
    { kind: "block", block: { kind: "pageBreak", origin: originOf(at.context, at.place) } },
  ],
  columnBreak: (_, at) => [
    ...leaveOut("column-break-left-out", at),
    { kind: "inline", node: { kind: "lineBreak" }, marks: [] },
  ],
  footnoteReference: (reference, at) => [
    leaf(parseFootnoteReference(reference, at), reference, at),
  ],
  horizontalRule: () => [{ kind: "block", block: { kind: "horizontalRule" } }],
  equation: (equation, at) => {
    at.context.warn("equation-left-out", originOf(at.context, at.place));
    return [leaf({ kind: "text", value: "[equation]" }, equation, at)];
  },
  inlineObjectElement: (element, at) => {
    const object = readEntry(at.context.content.inlineObjects, element.inlineObjectId);
    return [leaf(parseImage(object?.inlineObjectProperties, at), element, at)];
  },
  person: (person, at) => {
    const email = readText(person.personProperties?.email);
    const label = readText(person.personProperties?.name) || email;
    return parseText(label, person, at, emailUrl(email));
  },
  richLink: (chip, at) => {
    const uri = readText(chip.richLinkProperties?.uri);
    const label = readText(chip.richLinkProperties?.title) || uri;
    return parseText(label, chip, at, resolveLink({ url: uri }, label, at.place, at.context));
  },
  dateElement: (date, at) => parseText(readText(date.dateElementProperties?.displayText), date, at),
};

/** Parses one paragraph element; one of an unknown kind is left out with a warning that names it. */
export function parseElement(
  element: Partial<HostedParagraphElement>,
  at: ElementContext,
): readonly Piece[] {
  at.context.budget.spend(at.place);
  const kind = Object.keys(element)
    .filter(isKind)
    .find((name) => element[name]);
  if (kind) return handle(kind, element, { ...at, place: placeAt(at.place, kind) });
  at.context.warn("unknown-element", originOf(at.context, at.place), unknownKind(element));
  return [];
}

function handle<K extends Kind>(
  kind: K,
  element: { readonly [P in K]?: HostedParagraphElement[P] },
  at: ElementContext,
): Piece[] {
  const value = element[kind];
  return value ? HANDLERS[kind](value, at) : [];
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(HANDLERS, name);
}

/** A leaf with its style; a reference to a footnote is a raised link by itself. */
function leaf(node: InlinePiece["node"], element: Styled, at: ElementContext): InlinePiece {
  const text = node.kind === "image" ? node.alternative : "";
  const marks = marksOf(element, text, at);
  if (node.kind === "footnoteReference") {
    return { kind: "inline", node, marks: marks.filter((mark) => mark !== "superscript") };
  }
  const link = resolveLink(element.textStyle?.link, text, at.place, at.context);
  return { kind: "inline", node, marks, link };
}

function leaveOut(code: WarningCode, at: ElementContext): Piece[] {
  at.context.warn(code, originOf(at.context, at.place));
  return [];
}

function emailUrl(email: string): string | undefined {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? safeLinkUrl(`mailto:${email}`) : undefined;
}
