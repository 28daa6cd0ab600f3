// Types for the functions called here of packages without types.

declare module "@usebruno/schema" {
  /** Rejects with the problems of a collection. */
  export const collectionSchema: { validate(collection: unknown): Promise<object> };
}

declare module "postman-collection" {
  interface Part {
    toJSON(): object;
  }
  interface Item {
    readonly name: string;
    readonly request: { readonly body?: { readonly formdata?: { all(): Part[] } } };
  }
  const postman: {
    readonly Collection: new (definition: object) => {
      forEachItem(visit: (item: Item) => void): void;
    };
  };
  export default postman;
}
