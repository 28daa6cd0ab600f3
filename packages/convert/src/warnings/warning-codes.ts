/**
 * The catalogue of what a conversion may report. Codes are stable and never given a second meaning.
 * The text says what happened to the content; the README documents each code, and a test holds both together.
 */
export const warningCodes = {
  "column-break-left-out": "A column break is written as a line break.",
  "control-characters-removed": "Characters that no output may hold were removed.",
  "covered-cell-text": "Text of a cell that a merged cell covers was moved into the merged cell.",
  "equation-left-out":
    "The document API does not give the content of equations; `[equation]` stands for it.",
  "footnote-not-found": "The document has no text for this footnote; its number is kept.",
  "footnote-not-referenced":
    "No place in the text refers to this footnote; it stands with the others.",
  "image-expires": "The image is a reference to an address of the hosting provider that expires.",
  "image-not-found":
    "The document API gives no image for this drawing or object; a placeholder stands for it.",
  "link-target-not-found":
    "The target of the link is not in the document; its text is kept without the link.",
  "list-marker-changed":
    "The format numbers lists with digits only; letters or roman numerals became numbers.",
  "object-not-available":
    "The document API hides this object (a chip or building block); it is left out.",
  "page-break-left-out": "The format has no page breaks; the text around it is kept.",
  "page-number-left-out": "The output has no pages, so a page number or page count is left out.",
  "suggestion-shown": "A suggestion that nobody has accepted is shown as inserted or deleted text.",
  "table-as-html": "The table does not fit a pipe table and is written as HTML.",
  "unknown-element": "The element is of a kind that is not known and is left out.",
  "unsafe-image":
    "The address of the image has a scheme that may do harm; its alternative text is kept.",
  "unsafe-link":
    "The address of the link has a scheme that may do harm; its text is kept without the link.",
} as const;

/** A stable code of the catalogue. */
export type WarningCode = keyof typeof warningCodes;
