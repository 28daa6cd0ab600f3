/**
 * All warnings of a conversion. Codes are stable and never get a second meaning. The text says what happened to the
 * content; the README repeats it, and a test compares the two.
 */
export const warningCodes = {
  "alignment-left-out":
    "Centred, justified and end-aligned paragraphs lost their alignment. `count` is the number of paragraphs.",
  "bookmark-not-found":
    "The Google Docs API does not return the positions of bookmarks, so the link leads to the tab that contains the bookmark.",
  "borders-left-out":
    "Borders and shading of paragraphs were left out. `count` is the number of paragraphs.",
  "cell-styles-left-out":
    "Colours and borders of table cells were left out. `count` is the number of cells.",
  "code-links-left-out":
    "A fenced code block contains only text, so its links were left out. Their text was kept.",
  "colours-left-out": "Colours of text were left out. `count` is the number of text runs.",
  "column-break-left-out":
    "The format has no columns, so a column break was left out. The text around it was kept.",
  "columns-left-out": "A section with several columns was written as one column.",
  "control-characters-removed":
    "Control characters and other characters that are not allowed in the output were removed.",
  "covered-cell-text":
    "The text of a cell that is covered by a merged cell was moved into the merged cell.",
  "direction-left-out":
    "Markdown without HTML cannot tell that text runs from right to left. The text was kept.",
  "equation-left-out":
    "The Google Docs API does not return the content of equations. `[equation]` was written instead.",
  "fonts-left-out":
    "Fonts, weights and sizes of text were left out. `count` is the number of text runs.",
  "footnote-not-found":
    "The document does not contain the text of this footnote. Its number was kept.",
  "footnote-not-referenced":
    "Nothing in the document refers to this footnote. It was written after the other footnotes.",
  "glyph-style-left-out":
    "Bold type, colours, fonts and sizes of list labels were left out. `count` is the number of list items.",
  "image-as-link":
    "The format cannot show this image. Its alternative text was written instead, with a link if the image has a URL.",
  "image-effects-left-out": "Brightness, contrast and transparency of the image were left out.",
  "image-expires": "The image links to a Google Docs URL, which expires after about half an hour.",
  "image-geometry-left-out":
    "Size, cropping, rotation, border and position of images were left out. `count` is the number of images.",
  "image-linked":
    "The file links to this image instead of containing it. Word processors that cannot reach the URL do not show it.",
  "image-not-found":
    "The Google Docs API does not return an image for this drawing or object. A placeholder was written instead.",
  "image-not-resolved":
    "This image was not provided in a safe form. It stays a link to the URL in the document.",
  "internal-links-left-out": "Plain text has no internal links. The text of all of them was kept.",
  "link-left-out":
    "Markdown without HTML has link targets in headings only, so a link to another paragraph was left out. Its text was kept.",
  "link-target-not-found":
    "The document does not contain the target of this link. Its text was kept without the link.",
  "list-level-changed":
    "No item of the level above stands before this list item, so it is at a higher level than in Google Docs.",
  "list-marker-changed":
    "Markdown numbers lists with digits only, so the labels of this list became plain numbers: letters, roman numerals, brackets, prefixes or numbers of several levels.",
  "markdown-marks-left-out":
    "Markdown without HTML has no underlined, superscript or subscript text, and CommonMark no struck-through text. All words were kept.",
  "marks-left-out":
    "Plain text has no bold, italic, underlined, struck-through, superscript or subscript text. All words were kept.",
  "object-not-available":
    "The Google Docs API does not return this object (a chip or building block). `[object]` was written instead.",
  "page-background-left-out":
    "The page background was left out, or all pages got the same one although those of the tabs differ.",
  "page-break-left-out": "The format has no page breaks. The text around the break was kept.",
  "page-number-left-out": "The output has no pages, so a page number or page count was left out.",
  "small-caps-left-out":
    "Small capitals were written as normal letters. `count` is the number of text runs.",
  "spacing-left-out":
    "Indents, space around paragraphs and line spacing were left out. `count` is the number of paragraphs.",
  "suggestion-not-marked":
    "A suggested table, row, cell, table of contents or section break has no mark. `count` is the number of these suggestions.",
  "suggestion-shown": "An open suggestion is shown as inserted or deleted text.",
  "suggestion-style-left-out":
    "A suggested change to formatting or properties was left out. `count` is the number of these suggestions.",
  "tab-stops-left-out": "Tab stops were left out. `count` is the number of paragraphs.",
  "table-as-html":
    "The table cannot be written as a Markdown pipe table, so it was written as HTML.",
  "table-as-list":
    "Without HTML, the table cannot be written as a Markdown table, so each row was written as a list item with the other cells below the first one.",
  "unknown-element": "The element is of an unknown kind and was left out.",
  "unsafe-image":
    "The URL of the image has an unsafe scheme. The alternative text was written instead.",
  "unsafe-link": "The URL of the link has an unsafe scheme. The text was kept without the link.",
} as const;

/** A stable warning code. */
export type WarningCode = keyof typeof warningCodes;

/**
 * Codes that are reported once per tab, at the first place, with a count:
 * a document may have thousands of coloured runs, and one warning for each would help nobody.
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
