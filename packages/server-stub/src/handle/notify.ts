/** Calls a hook and prints its errors: a failing hook must not prevent a response. */
export function notify(name: string, hook: () => void): void {
  try {
    hook();
  } catch (error) {
    console.error(`the hook \`${name}\` failed:`, error);
  }
}
