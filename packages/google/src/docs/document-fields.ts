/** Members of a tab's content that a converter can show; the rest, such as named ranges, is not asked for. */
export const CONTENT_FIELDS = [
  "body",
  "headers",
  "footers",
  "footnotes",
  "commentAnchors",
  "lists",
  "documentStyle",
  "suggestedDocumentStyleChanges",
  "namedStyles",
  "suggestedNamedStylesChanges",
  "inlineObjects",
  "positionedObjects",
] as const;

/** Levels of tabs of which each member is named; Google Docs has three. Tabs further down come as a whole. */
const NAMED_LEVELS = 3;

/** The mask of fields of a document (google.protobuf.FieldMask, as `fields` takes it). */
export function documentFields(withComments: boolean): string {
  const members = [
    "documentId",
    "title",
    "revisionId",
    "suggestionsViewMode",
    tabFields("tabs", 1),
  ];
  return [...members, ...(withComments ? ["commentsViewMode", "comments"] : [])].join(",");
}

function tabFields(name: string, level: number): string {
  if (level > NAMED_LEVELS) return name;
  const content = CONTENT_FIELDS.join(",");
  return `${name}(tabProperties,documentTab(${content}),${tabFields("childTabs", level + 1)})`;
}
