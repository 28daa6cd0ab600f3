/** Returns a unique file name. */
export type NameFile = (prefix: string, name: string) => string;

/** Creates names for files after their content. No two differ only in case, which some file systems ignore. */
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
