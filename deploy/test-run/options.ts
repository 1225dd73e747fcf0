// The arguments after `npm test --`.
import { parseArgs } from "node:util";

export type Options = { readonly changed: boolean; readonly words: readonly string[] };

export const USAGE = `npm test                      everything
npm test -- --changed         what differs from the main branch, committed or not
npm test -- report            one subject (--subject report says the same)
npm test -- platform/http     tests whose path holds the word
npm test -- schemathesis      generated requests to every route in every role
npm test -- strangers         what is shared, taken in by the libraries of others`;

/** Throws with one clear line if the arguments are invalid. */
export function readOptions(args: readonly string[]): Options {
  const options = { changed: { type: "boolean" }, subject: { type: "string", multiple: true } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const words = [...(values.subject ?? []), ...positionals];
  const changed = values.changed ?? false;
  if (changed && words.length > 0) throw new Error("--changed finds the tests by itself: name none with it");
  return { changed, words };
}
