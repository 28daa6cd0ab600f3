import { isBlank } from "./is-blank.js";

/** An array or object of which a part has been parsed, from the text between its brackets. */
export interface OpenContainer {
  readonly kind: "array" | "object";
  readonly value: object;
  /** Takes whole members, at least one. @throws {SyntaxError} for what is none. */
  readonly add: (members: string) => void;
  /** Takes the value of one member, and what stands before it. @throws {SyntaxError} where that is no name. */
  readonly addValue: (before: string, value: unknown) => void;
}

/** An empty one. */
export function openContainer(kind: OpenContainer["kind"]): OpenContainer {
  return kind === "array" ? openArray() : openObject();
}

function openArray(): OpenContainer {
  const value: unknown[] = [];
  return {
    kind: "array",
    value,
    add: (members) => {
      const elements: unknown[] = JSON.parse(`[${members}]`);
      expectSome(elements);
      for (const element of elements) value.push(element);
    },
    addValue: (before, element) => {
      if (!isBlank(before)) throw new SyntaxError("Expected nothing before an element.");
      value.push(element);
    },
  };
}

function openObject(): OpenContainer {
  const value = {};
  return {
    kind: "object",
    value,
    add: (members) => {
      const entries = Object.entries(JSON.parse(`{${members}}`));
      expectSome(entries);
      for (const [name, member] of entries) define(value, name, member);
    },
    addValue: (before, member) => {
      // No part of a value goes on in `null`, as one does in a digit.
      for (const name of Object.keys(JSON.parse(`{${before}null}`))) define(value, name, member);
    },
  };
}

function expectSome(members: readonly unknown[]): void {
  if (members.length === 0) throw new SyntaxError("Expected a member after the comma.");
}

/** Where `JSON.parse` makes it: `__proto__` is a name like any other. */
function define(object: object, name: string, value: unknown): void {
  const descriptor = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(object, name, descriptor);
}
