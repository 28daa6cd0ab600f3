// Generated from library.yaml. Do not edit: change the description and generate again.

/** A success by operation id: an example of the contract, or a value that its schema allows; `undefined` if there is neither. */
export const examples = {
  listBooks: {
    status: 200,
    body: { books: [{ isbn: "0000000000000", title: "text", language: "en" }], totalPages: 1 },
  },
  addBook: {
    status: 201,
    body: { isbn: "0000000000000", title: "text", language: "en", year: 868 },
  },
  getBook: {
    status: 200,
    body: { isbn: "0000000000000", title: "text", language: "en", year: 868 },
  },
};
