/**
 * The catalogue of what a conversion may report. Codes are stable and never given a second meaning.
 * The text says what happened to the content; the README documents each code, and a test holds both together.
 */
export const warningCodes = {
  "alignment-left-out":
    "Centred, justified and end-aligned paragraphs are written as all others; `count` says how many.",
  "bookmark-not-found":
    "The document API does not say where a bookmark stands; the link leads to the tab that it is in.",
  "borders-left-out": "Borders and shading of paragraphs are left out; `count` says of how many.",
  "cell-styles-left-out":
    "Colours and borders of table cells are left out; `count` says of how many.",
  "code-links-left-out":
    "A fenced code block holds text only; the links in it are left out, and their text is kept.",
  "colours-left-out": "Colours of text are left out; `count` says of how many runs.",
  "column-break-left-out": "The format has no columns; the text around the break is kept.",
  "columns-left-out": "A section of several columns is written as one.",
  "control-characters-removed": "Characters that no output may hold were removed.",
  "covered-cell-text": "Text of a cell that a merged cell covers was moved into the merged cell.",
  "equation-left-out":
    "The document API does not give the content of equations; `[equation]` stands for it.",
  "fonts-left-out": "Fonts and sizes of text are left out; `count` says of how many runs.",
  "footnote-not-found": "The document has no text for this footnote; its number is kept.",
  "footnote-not-referenced":
    "No place in the text refers to this footnote; it stands with the others.",
  "glyph-style-left-out":
    "Bold, colours, fonts and sizes of the labels of list items are left out; `count` says of how many.",
  "image-as-link":
    "The format does not show this image; its alternative text stands for it, with a link where it has an address.",
  "image-effects-left-out": "Brightness, contrast and transparency of the image are left out.",
  "image-expires": "The image is a reference to an address of the hosting provider that expires.",
  "image-geometry-left-out":
    "Size, cropping, rotation, border and position of images are left out; `count` says of how many.",
  "image-linked":
    "The file links to the image instead of holding it; readers that cannot reach the address show none.",
  "image-not-found":
    "The document API gives no image for this drawing or object; a placeholder stands for it.",
  "image-not-resolved":
    "The images that you gave do not hold this one in a safe form; it stays a link.",
  "internal-links-left-out":
    "Plain text has no links inside the document; the text of all of them is kept.",
  "link-target-not-found":
    "The target of the link is not in the document; its text is kept without the link.",
  "list-marker-changed":
    "The format numbers lists with digits only; letters or roman numerals became numbers.",
  "marks-left-out":
    "Plain text has no bold, italic, underlined, struck, raised or lowered text; all words are kept.",
  "object-not-available":
    "The document API hides this object (a chip or building block); `[object]` stands for it.",
  "page-background-left-out":
    "The colour of the page is left out, or all pages have one where those of the tabs differ.",
  "page-break-left-out": "The format has no page breaks; the text around it is kept.",
  "page-number-left-out": "The output has no pages, so a page number or page count is left out.",
  "small-caps-left-out":
    "Small capitals are written as plain letters; `count` says in how many runs.",
  "spacing-left-out":
    "Indents, space around paragraphs and line spacing are left out; `count` says of how many.",
  "suggestion-not-marked":
    "A suggested table, row, cell, contents or section break is kept without a mark; `count` says how many.",
  "suggestion-shown": "A suggestion that nobody has accepted is shown as inserted or deleted text.",
  "suggestion-style-left-out":
    "A suggested change of style or properties is left out; `count` says how many.",
  "tab-stops-left-out": "Tab stops are left out; `count` says of how many paragraphs.",
  "table-as-html": "The table does not fit a pipe table and is written as HTML.",
  "unknown-element": "The element is of a kind that is not known and is left out.",
  "unsafe-image":
    "The address of the image has a scheme that may do harm; its alternative text is kept.",
  "unsafe-link":
    "The address of the link has a scheme that may do harm; its text is kept without the link.",
} as const;

/** A stable code of the catalogue. */
export type WarningCode = keyof typeof warningCodes;

/**
 * Codes of which a conversion gives one warning a tab, at the first place, with a count:
 * a document has thousands of coloured runs, and one of them says as much as all.
 */
export const summarisedCodes: ReadonlySet<WarningCode> = new Set<WarningCode>([
  "alignment-left-out",
  "borders-left-out",
  "cell-styles-left-out",
  "colours-left-out",
  "fonts-left-out",
  "glyph-style-left-out",
  "image-geometry-left-out",
  "small-caps-left-out",
  "spacing-left-out",
  "suggestion-not-marked",
  "suggestion-style-left-out",
  "tab-stops-left-out",
]);
