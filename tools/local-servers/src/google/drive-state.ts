/** A file of the server, as a test adds it. */
export interface LocalFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly parents: readonly string[];
  /** Members of a Google Doc; absent for other files. */
  readonly document?: Readonly<Record<string, unknown>>;
  /** Accounts that may read it; those in `editors` may also edit. */
  readonly readers: readonly string[];
  readonly editors?: readonly string[];
  readonly trashed?: boolean;
  readonly driveId?: string;
  readonly shortcutDetails?: { readonly targetId: string; readonly targetMimeType: string };
}

export const DOCUMENT = "application/vnd.google-apps.document";
export const FOLDER = "application/vnd.google-apps.folder";

interface Stored {
  readonly file: LocalFile;
  readonly version: number;
  readonly modifiedTime: string;
}

/** Files, and a log of their changes. */
export interface DriveState {
  readonly get: (id: string) => Stored | undefined;
  readonly children: (folder: string, who: string) => readonly Stored[];
  /** Adds or replaces a file, and records the change. */
  readonly put: (file: LocalFile) => void;
  /** Deletes a file permanently, and records the change. */
  readonly remove: (id: string) => void;
  /** IDs of files in the order of their changes. */
  readonly changes: readonly string[];
}

/** Creates an empty Drive. */
export function createDriveState(): DriveState {
  const files = new Map<string, Stored>();
  const changes: string[] = [];
  return {
    changes,
    get: (id) => files.get(id),
    children: (folder, who) =>
      [...files.values()].filter(
        ({ file }) => file.parents.includes(folder) && file.trashed !== true && mayRead(file, who),
      ),
    put: (file) => {
      changes.push(file.id);
      // Gives each change a distinct time, even if a test is fast.
      const modifiedTime = new Date(Date.UTC(2026, 9, 1) + changes.length * 1000).toISOString();
      files.set(file.id, { file, version: changes.length, modifiedTime });
    },
    remove: (id) => {
      changes.push(id);
      files.delete(id);
    },
  };
}

/** Returns true if an account may read a file. */
export function mayRead(file: LocalFile, who: string): boolean {
  return file.readers.includes(who) || mayEdit(file, who);
}

/** Returns true if an account may edit a file. */
export function mayEdit({ editors = [] }: LocalFile, who: string): boolean {
  return editors.includes(who);
}
