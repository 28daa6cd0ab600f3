/**
 * All warnings of a conversion. Each is about content that the output shows differently from the document, and has its
 * place; `styling-simplified` covers all formatting together. Codes are stable and never change their meaning. The
 * texts say what happened; the README repeats them, and a test compares the two.
 */
export const warningCodes = {
  "bookmark-not-found":
    "The Google Docs API does not return the positions of bookmarks, so the link leads to the tab that contains the bookmark.",
  "code-links-left-out":
    "A fenced code block contains only text, so its links were left out. Their text was kept.",
  "comment-not-placed":
    "The output does not contain the place of this comment. It was written after the footnotes.",
  "comments-left-out": "The comments of the document were left out.",
  "control-characters-removed":
    "Control characters and other characters that are not allowed in the output were removed.",
  "covered-cell-text":
    "The text of a cell that is covered by a merged cell was moved into the merged cell.",
  "direction-left-out":
    "Markdown without HTML cannot tell that text runs from right to left. The text was kept.",
  "equation-left-out":
    "The Google Docs API does not return the content of equations. `[equation]` was written instead.",
  "footnote-not-found":
    "The document does not contain the text of this footnote. Its number was kept.",
  "footnote-not-referenced":
    "Nothing in the document refers to this footnote. It was written after the other footnotes.",
  "headers-left-out":
    "The headers and footers of pages were left out; the option `headers` keeps them.",
  "image-as-link":
    "The format cannot show this image. Its alternative text was written instead, with a link if the image has a URL.",
  "image-crop-left-out": "The format cannot crop images, so the whole image is shown.",
  "image-expires": "The image links to a Google Docs URL, which expires after about half an hour.",
  "image-linked":
    "The file links to this image instead of containing it. Word processors that cannot reach the URL do not show it.",
  "image-not-found":
    "The Google Docs API does not return an image for this drawing or object. A placeholder was written instead.",
  "image-not-resolved":
    "This image was not provided in a safe form. It stays a link to the URL in the document.",
  "internal-links-left-out": "Plain text has no internal links. The text of all of them was kept.",
  "invalid-value":
    "The value is not of the type that the Google Docs API returns there, or out of range, so it was ignored.",
  "link-left-out":
    "Markdown without HTML has link targets in headings only, so a link to another paragraph was left out. Its text was kept.",
  "link-target-not-found":
    "The document does not contain the target of this link. Its text was kept without the link.",
  "list-glyph-unknown":
    "The Google Docs API does not return the glyphs of this list, which was pasted or imported. Bullets were written, where Google Docs may show numbers.",
  "list-level-changed":
    "No item of the level above stands before this list item, so it is at a higher level than in Google Docs.",
  "list-marker-changed":
    "Markdown numbers lists with digits only, so the labels of this list became plain numbers: letters, roman numerals, brackets, prefixes or numbers of several levels.",
  "list-not-found":
    "The document does not contain the list of this item, which says whether it is numbered. A bullet was written.",
  "object-not-available":
    "The Google Docs API does not return this object (a chip or building block). A placeholder such as `[object]` was written instead.",
  "page-number-left-out":
    "The output has no pages, so page numbers were left out, with words around them such as `Page … of`.",
  "styling-simplified":
    "Styling is simplified: formatting that the output does not have was left out. All words were kept.",
  "suggestion-not-marked":
    "A suggested table, row, cell, table of contents or section break has no mark.",
  "suggestion-shown": "An open suggestion is shown as inserted or deleted text.",
  "suggestion-style-left-out": "A suggested change to formatting or properties was left out.",
  "table-as-html":
    "The table cannot be written as a Markdown pipe table, so it was written as HTML.",
  "table-as-lines":
    "A row of the table became one line, which does not show merged cells, or headings, tables, code and nested lists in cells.",
  "table-as-list":
    "Without HTML, the table cannot be written as a Markdown table, so each row was written as a list item with the other cells below the first one.",
  "table-cell-flattened":
    "A cell of a Markdown pipe table is one line, so its paragraphs, lists, headings, code or tables became parts of that line.",
  "table-header-reduced":
    "A Markdown pipe table has one header row, so the other header rows became rows like any other.",
  "table-spans-expanded":
    "A Markdown pipe table has no merged cells, so the cells that a merged cell covers are blank, or repeat its text.",
  "unknown-element":
    "The element is of an unknown kind. Its text or address was written, or a placeholder such as `[object]`.",
  "unsafe-image":
    "The URL of the image has an unsafe scheme. The alternative text was written instead.",
  "unsafe-link": "The URL of the link has an unsafe scheme. The text was kept without the link.",
} as const;

/** A stable warning code. */
export type WarningCode = keyof typeof warningCodes;

/**
 * Codes that are reported once per tab, or once per document if the tab does not matter. The warning points to the
 * first place and has a count.
 */
export const countedCodes: ReadonlySet<WarningCode> = new Set<WarningCode>([
  "comments-left-out",
  "headers-left-out",
  "list-glyph-unknown",
  "suggestion-not-marked",
  "suggestion-style-left-out",
]);

/**
 * Formatting that a format may not support, by the name that the parser and the writers report. A document may have
 * thousands of coloured runs and be converted to a format without colours, so a single warning, `styling-simplified`,
 * names everything that was lost.
 */
export const styleLosses = {
  "alignment-left-out": "alignment",
  "borders-left-out": "paragraph borders",
  "cell-styles-left-out": "cell styles",
  "colours-left-out": "colours",
  "column-break-left-out": "column breaks",
  "columns-left-out": "columns",
  "fonts-left-out": "fonts",
  "glyph-style-left-out": "label styles",
  "image-effects-left-out": "image effects",
  "image-geometry-left-out": "image sizes",
  "marks-left-out": "marks such as bold",
  "page-background-left-out": "page backgrounds",
  "page-break-left-out": "page breaks",
  "small-caps-left-out": "small capitals",
  "spacing-left-out": "spacing",
  "tab-stops-left-out": "tab stops",
  "white-space-left-out": "tabs and runs of spaces",
} as const;

/** Name of formatting that a format may not support. */
export type StyleLoss = keyof typeof styleLosses;
