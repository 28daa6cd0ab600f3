// Generated from library.yaml. Do not edit: change the description and generate again.

/** The contract's own example of a success, by operation id; `undefined` where it gives none. */
export const examples = {
  listBooks: undefined,
  addBook: undefined,
  getBook: undefined,
};
