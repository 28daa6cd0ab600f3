/**
 * Rows of the README's table of reports that concern the command or the service, each with the file and the title of
 * its test.
 */
export const elsewhere: Readonly<Record<string, readonly [file: string, title: string]>> = {
  "a whole folder has to be converted file by file": [
    "packages/cli/test/command/convert-many.test.ts",
    "converts all documents of a folder, with links between their results",
  ],
  "only what changed should be exported again": [
    "packages/cli/test/google/sync.test.ts",
    "exports each changed revision once since the last sync",
  ],
  "the block editor of WordPress calls the content invalid": [
    "packages/service/test/destinations/wordpress/block-editor.deep.test.ts",
    "every block of every document is valid and saves unchanged",
  ],
  "in WordPress, images are inside of text blocks": [
    "packages/service/test/destinations/wordpress/wordpress-blocks.test.ts",
    "writes a picture in a text as a block with its link",
  ],
  "WordPress posts have no featured image": [
    "packages/service/test/destinations/wordpress/wordpress-destination.test.ts",
    "uses the document's first image as featured, or one a field names",
  ],
};
