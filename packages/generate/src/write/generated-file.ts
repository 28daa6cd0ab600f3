/** A generated file: its path inside the output folder, and its whole text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}
