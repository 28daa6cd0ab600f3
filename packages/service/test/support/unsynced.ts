/**
 * Environment of commands that open the embedded database without syncing it: most tests are not about power failures,
 * and syncing the thousand files of a database takes longer than most commands.
 */
export const UNSYNCED = { DOCUMENT_EXPORT_DURABILITY: "relaxed" } as const;
