// A minimal subject for the tests of this folder: it counts, and keeps secrets.
import { defineEvent, upcaster } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { defineEvents, type EventIn } from "@sb/contracts/subject.ts";
import * as z from "zod";
import type { CommandContext, Decider } from "../decider.ts";
import { unknownEvent } from "./unknown-event.ts";

const Counted = defineEvent("Counted", { version: 1, data: z.object({ by: z.string(), nth: z.int() }) });
const Confided = defineEvent("Confided", {
  version: 2,
  data: z.object({ by: z.string() }),
  secret: z.object({ words: z.string() }),
  upcasters: { 1: upcaster(z.object({ who: z.string() }), ({ who }) => ({ by: who })) },
});
const counterEvents = defineEvents(Counted, Confided);
export type CounterEvent = EventIn<typeof counterEvents>;
export type CounterCommand =
  | { readonly type: "Start"; readonly by: string }
  | { readonly type: "Count"; readonly by: string }
  | { readonly type: "Confide"; readonly by: string; readonly words: string }
  | { readonly type: "Look" }
  | { readonly type: "Refuse" };
export type Counter = { readonly by: readonly string[]; readonly words: readonly (string | undefined)[] };

export const counter: Decider<CounterCommand, CounterEvent, Counter> = {
  events: counterEvents,
  initialState: { by: [], words: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case "Counted":
        return { ...state, by: [...state.by, event.data.by] };
      case "Confided":
        return { by: [...state.by, event.data.by], words: [...state.words, event.secret?.words] };
      default:
        throw unknownEvent(event);
    }
  },
  decide: (command, { by }) => {
    switch (command.type) {
      case "Start":
        return by.length === 0 ? [{ type: "Counted", version: 1, data: { by: command.by, nth: 1 } }] : [];
      case "Count":
        return [{ type: "Counted", version: 1, data: { by: command.by, nth: by.length + 1 } }];
      case "Confide":
        return [{ type: "Confided", version: 2, data: { by: command.by }, secret: { words: command.words } }];
      case "Look":
        return [];
      case "Refuse":
        throw new Refused("NOT_FOUND");
    }
  },
};

export const context: CommandContext = { actor: "user-1", correlationId: "c-1", at: "2025-06-01T00:00:00.000Z" };
