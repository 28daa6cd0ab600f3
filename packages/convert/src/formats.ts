/** An output format: its file type and its capabilities. */
export interface OutputFormat {
  /** Extension of its files, without a dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Type of a conversion's `content`: a string or a `Uint8Array`. */
  readonly content: "text" | "bytes";
  /** Whether the format supports colours, fonts and spacing. Without them, the option `styles` is always `semantic`. */
  readonly hasStyles: boolean;
  /** The default of the option `styles`. */
  readonly defaultStyles: "semantic" | "faithful";
  /** The default of the option `headers`. */
  readonly defaultHeaders: "keep" | "omit";
  /** Whether the format has pages, and therefore page numbers. */
  readonly hasPages: boolean;
  /** Whether empty paragraphs are kept with faithful styles, as the empty lines between others. */
  readonly keepsEmptyLines: boolean;
  /** How the format expresses the level of a list item: by nesting, or stated in each item. */
  readonly listLevels: "nested" | "stated";
  /** Places where the format supports text alignment. */
  readonly alignment: "everywhere" | "in tables" | "nowhere";
  /** Whether the format supports comments; otherwise they become footnotes. */
  readonly hasComments: boolean;
  /** Whether a file contains its images, links to them, or cannot show any. */
  readonly images: "contained" | "linked" | "none";
}

/** All output formats by name. To add one, add it here and add its writer in `convert-document.ts`. */
export const outputFormats = {
  html: {
    extension: "html",
    mediaType: "text/html; charset=utf-8",
    content: "text",
    hasStyles: true,
    defaultStyles: "semantic",
    defaultHeaders: "keep",
    hasPages: false,
    keepsEmptyLines: false,
    hasComments: false,
    listLevels: "nested",
    alignment: "everywhere",
    images: "linked",
  },
  markdown: {
    extension: "md",
    mediaType: "text/markdown; charset=utf-8",
    content: "text",
    hasStyles: false,
    defaultStyles: "semantic",
    defaultHeaders: "omit",
    hasPages: false,
    keepsEmptyLines: false,
    hasComments: false,
    listLevels: "nested",
    alignment: "in tables",
    images: "linked",
  },
  docx: {
    extension: "docx",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    content: "bytes",
    hasStyles: true,
    defaultStyles: "faithful",
    defaultHeaders: "keep",
    hasPages: true,
    keepsEmptyLines: true,
    hasComments: true,
    listLevels: "stated",
    alignment: "everywhere",
    images: "contained",
  },
  epub: {
    extension: "epub",
    mediaType: "application/epub+zip",
    content: "bytes",
    hasStyles: true,
    defaultStyles: "semantic",
    defaultHeaders: "keep",
    hasPages: false,
    keepsEmptyLines: false,
    hasComments: false,
    listLevels: "nested",
    alignment: "everywhere",
    images: "contained",
  },
  text: {
    extension: "txt",
    mediaType: "text/plain; charset=utf-8",
    content: "text",
    hasStyles: false,
    defaultStyles: "semantic",
    defaultHeaders: "omit",
    hasPages: false,
    keepsEmptyLines: false,
    hasComments: false,
    listLevels: "nested",
    alignment: "nowhere",
    images: "none",
  },
} as const satisfies Readonly<Record<string, OutputFormat>>;

/** The name of an output format. */
export type Format = keyof typeof outputFormats;

/** The names of all output formats. */
export const formats = Object.keys(outputFormats) as readonly Format[];
