// Positions of one log as those of its copy. A position need not be that of an event: one may have been shredded there, or
// is not copied. It means "all up to here", so it becomes the position of the last event that is copied of those.
import { type Position, START } from "@sb/platform/event-store/port.ts";

export type Translated = ReadonlyMap<Position, Position>;

export type Translator = {
  /** An event and its copy, in the order of the log. */
  readonly passed: (at: { readonly source: Position; readonly target: Position }) => void;
  /** Those that an event was passed behind: no copy can come before them any more. */
  readonly translated: () => Translated;
  /** All, where no event follows. */
  readonly all: () => Translated;
};

export function createTranslator(positions: readonly Position[]): Translator {
  const waiting = [...new Set(positions)].sort();
  const done = new Map<Position, Position>();
  let last: Position = START;
  /** Up to this one, none included that is not before it. */
  const settle = (before: Position | undefined): void => {
    while (waiting[0] !== undefined && (before === undefined || waiting[0] < before)) {
      done.set(waiting[0], last);
      waiting.shift();
    }
  };
  return {
    passed: ({ source, target }) => {
      settle(source);
      last = target;
    },
    translated: () => done,
    all: () => {
      settle(undefined);
      return done;
    },
  };
}
