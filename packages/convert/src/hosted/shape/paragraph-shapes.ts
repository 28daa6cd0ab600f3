import type {
  HostedBullet,
  HostedParagraph,
  HostedParagraphElement,
  Styled,
} from "../hosted-document.js";
import { entries, list, number, object, suggestionState, text, type ShapeOf } from "./shape.js";
import { paragraphStyle, textStyle } from "./style-shapes.js";

const ids = list(text);

/** Members of every element whose insertion or deletion can be suggested. */
export const suggested = { suggestedInsertionIds: ids, suggestedDeletionIds: ids };

const styled = {
  ...suggested,
  textStyle,
  suggestedTextStyleChanges: entries(
    object({ textStyle, textStyleSuggestionState: suggestionState(textStyle) }),
  ),
};

const plain: ShapeOf<Styled> = object(styled);

const paragraphElement: ShapeOf<HostedParagraphElement> = object({
  startIndex: number,
  endIndex: number,
  textRun: object({ ...styled, content: text }),
  autoText: object({ ...styled, type: text }),
  pageBreak: plain,
  columnBreak: plain,
  footnoteReference: object({ ...styled, footnoteId: text, footnoteNumber: text }),
  horizontalRule: plain,
  equation: object(suggested),
  inlineObjectElement: object({ ...styled, inlineObjectId: text }),
  person: object({ ...styled, personProperties: object({ name: text, email: text }) }),
  richLink: object({ ...styled, richLinkProperties: object({ title: text, uri: text }) }),
  dateElement: object({
    ...styled,
    dateElementProperties: object({ displayText: text, timestamp: text }),
    suggestedDateElementPropertiesChanges: entries(object({})),
  }),
});

const bullet: ShapeOf<HostedBullet> = object({ listId: text, nestingLevel: number, textStyle });

export const paragraph: ShapeOf<HostedParagraph> = object({
  elements: list(paragraphElement),
  paragraphStyle,
  bullet,
  positionedObjectIds: ids,
  suggestedPositionedObjectIds: entries(object({ objectIds: ids })),
  suggestedParagraphStyleChanges: entries(
    object({ paragraphStyle, paragraphStyleSuggestionState: suggestionState(paragraphStyle) }),
  ),
  suggestedBulletChanges: entries(
    object({ bullet, bulletSuggestionState: suggestionState(bullet) }),
  ),
});
