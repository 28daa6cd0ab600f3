const units = ["B", "KiB", "MiB", "GiB"];
const STEP = 1024;

/** Bytes in the unit that leaves at least one before the point: `1.5 MiB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)),
  );
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}
