// Event definitions for the tests of the bus, which only look at types.
import { defineEvent } from "@sb/contracts/events.ts";
import * as z from "zod";

export const eventsOf = (...types: readonly string[]) =>
  types.map((type) => defineEvent(type, { version: 1, data: z.object({ type: z.literal(type) }) }));
