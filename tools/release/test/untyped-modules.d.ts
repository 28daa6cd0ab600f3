// What packages without types export, as far as it is called here.

declare module "@usebruno/schema" {
  /** Rejects with what is wrong in a collection. */
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
