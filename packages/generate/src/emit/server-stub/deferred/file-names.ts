/** Gives each thing its own file name. */
export type NameFile = (prefix: string, name: string) => string;

/** Names files after what they hold; no two differ in case alone, which some file systems do not see. */
export function createFileNames(): NameFile {
  const taken = new Set<string>();
  return (prefix, name) => {
    const base = `${prefix}-${name.replaceAll(/[^\w-]+/g, "-").slice(0, 100)}`;
    let file = base;
    for (let count = 2; taken.has(file.toLowerCase()); count += 1) file = `${base}_${count}`;
    taken.add(file.toLowerCase());
    return file;
  };
}
