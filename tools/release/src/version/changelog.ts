// Changelog format for changesets: only the text of the changeset. Commit hashes and lists of updated dependencies are
// useless to readers.

/** The parts of a changeset that are used here. */
interface Changeset {
  readonly summary: string;
}

const changelog = {
  /** A single-line changeset becomes a list item; a longer one has its own paragraphs and lists. */
  getReleaseLine: async ({ summary }: Changeset): Promise<string> => {
    const text = summary.trim();
    return text.includes("\n") ? text : `- ${text}`;
  },
  getDependencyReleaseLine: async (): Promise<string> => "",
};
export default changelog;
