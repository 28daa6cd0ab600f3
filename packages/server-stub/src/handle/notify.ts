/** Calls a hook; what it throws is printed, since a hook must keep nobody from an answer. */
export function notify(name: string, hook: () => void): void {
  try {
    hook();
  } catch (error) {
    console.error(`the hook \`${name}\` failed:`, error);
  }
}
