/** Members of a tab's content that a converter can use; others, such as named ranges, are not requested. */
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

/** Levels of tabs for which each member is named; Google Docs has three. Tabs further down are requested whole. */
const NAMED_LEVELS = 3;

/** Returns the field mask of a document (google.protobuf.FieldMask, as the `fields` parameter accepts it). */
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
