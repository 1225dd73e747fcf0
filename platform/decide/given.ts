// For tests of deciders: given these events, when this command, then those events or a refusal. Vitest only.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import type { AnyEvent } from "@sb/contracts/events.ts";
import { type FieldError, isRefused } from "@sb/contracts/refused.ts";
import { expect } from "vitest";
import type { Decider } from "../decider.ts";

export type GivenOutcome<Event> = {
  readonly expectEvents: (...events: readonly Event[]) => void;
  /** `fields`, where given, must be exactly those of the refusal. */
  readonly expectRefusal: (code: ErrorCode, fields?: readonly FieldError[]) => void;
};

export function given<Command, Event extends AnyEvent, State>(
  { initialState, evolve, decide }: Decider<Command, Event, State>,
  ...history: readonly Event[]
): { readonly when: (command: Command) => GivenOutcome<Event>; readonly state: () => State } {
  const state = () => history.reduce(evolve, initialState);
  return {
    state,
    when: (command) => ({
      expectEvents: (...events) => {
        expect(decide(command, state())).toEqual(events);
      },
      expectRefusal: (code, fields) => {
        const refusal = refusalOf(() => decide(command, state()));
        expect(refusal.code).toBe(code);
        if (fields !== undefined) expect(refusal.fields).toEqual(fields);
      },
    }),
  };
}

function refusalOf(decide: () => unknown) {
  try {
    expect.fail(`Not refused, but decided: ${JSON.stringify(decide())}`);
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  }
}
