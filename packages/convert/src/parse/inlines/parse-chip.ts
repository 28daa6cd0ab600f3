import type { HostedParagraphElement, Styled } from "../../hosted/hosted-document.js";
import { styledOf } from "../../hosted/shape/styled-of.js";
import {
  isWrittenAsText,
  labelOfElement,
  placeholderOfElement,
  unknownMember,
} from "../../hosted/text/label-of-element.js";
import { unknownKind } from "../unknown-kind.js";
import type { ElementContext } from "./element-context.js";
import { parseText, type Chip } from "./parse-text-run.js";
import type { InlinePiece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";

/** Returns the text of a chip; a placeholder, with a warning, for a chip without any. */
export function parseChip(
  element: Partial<HostedParagraphElement>,
  styled: Styled,
  at: ElementContext,
  chip: Chip = {},
): readonly InlinePiece[] {
  const { label } = labelOfElement(element);
  if (label.trim() !== "") return shown(element, styled, at, chip);
  const placeholder = placeholderOfElement(element);
  at.context.warn("object-not-available", at, placeholder);
  return parseText(placeholder, styled, at, chip);
}

/**
 * Returns the known text of an element of an unknown kind: its label, its address, or a placeholder that names its
 * kind. An element without members, as in a damaged file, shows nothing.
 */
export function parseUnknown(
  element: Partial<HostedParagraphElement>,
  at: ElementContext,
): readonly InlinePiece[] {
  at.context.warn("unknown-element", at, unknownKind(element));
  if (!isWrittenAsText(element)) return [];
  const [, value = {}] = unknownMember(element) ?? [];
  const styled = styledOf(value);
  if (labelOfElement(element).label.trim() !== "") return shown(element, styled, at, {});
  return parseText(placeholderOfElement(element), styled, at);
}

function shown(
  element: Partial<HostedParagraphElement>,
  styled: Styled,
  at: ElementContext,
  chip: Chip,
): readonly InlinePiece[] {
  const { label, url } = labelOfElement(element);
  const link = url === "" ? undefined : resolveLink({ url }, label, at);
  return parseText(label, styled, at, link === undefined ? chip : { ...chip, url: link });
}
