/**
 * Declarations that elements with these classes need to be shown correctly, even if a destination drops the stylesheet.
 */
export const NEEDED = {
  blank: ["white-space: break-spaces", "text-decoration: none", "border-bottom: 1px solid"],
  "contains-task-list": ["list-style-type: none"],
  crop: ["display: inline-block", "overflow: hidden", "max-width: 100%", "vertical-align: bottom"],
  spaced: ["white-space: pre-wrap"],
  table: ["overflow-x: auto"],
} as const;

/** Returns the declarations that a class needs; none for most classes. */
export function neededBy(name: string): readonly string[] {
  return Object.hasOwn(NEEDED, name) ? NEEDED[name as keyof typeof NEEDED] : [];
}
