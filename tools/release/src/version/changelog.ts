// What changesets writes into a changelog: the words of the changeset, and nothing else. Hashes of commits and lists of
// updated dependencies say nothing to its readers.

/** A changeset, as far as it is read here. */
interface Changeset {
  readonly summary: string;
}

const changelog = {
  /** A changeset of one line is a point of the list; a longer one has its own paragraphs and lists. */
  getReleaseLine: async ({ summary }: Changeset): Promise<string> => {
    const text = summary.trim();
    return text.includes("\n") ? text : `- ${text}`;
  },
  getDependencyReleaseLine: async (): Promise<string> => "",
};
export default changelog;
