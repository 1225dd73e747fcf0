// How handlers write content (content-decider.ts): it is created once for each Idempotency-Key; whatever else is done to it names it.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Stream } from "@sb/contracts/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Decider, Handled } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import { contextOf, type FromMember, onceFrom, type WriteDeps } from "./deps.ts";

type Done = { readonly body: undefined; readonly position: Position };

export type ContentWrites<Command, State> = {
  readonly create: (
    body: unknown,
    from: Parameters<typeof onceFrom>[1],
    command: (seq: number) => Command,
  ) => Promise<{ readonly seq: number; readonly position: Position }>;
  readonly handle: (command: Command, from: FromMember) => Promise<Handled<State>>;
  /** The handler of routes that answer 204. */
  readonly done: (command: Command, from: FromMember) => Promise<Done>;
};

export function contentWrites<Command extends { readonly seq: number }, Event extends AnyEvent, State>(
  deps: WriteDeps,
  decider: Decider<Command, Event, State>,
  stream: Pick<Stream<number, Event>, "of">,
): ContentWrites<Command, State> {
  const handle = (command: Command, from: FromMember) =>
    deps.handle(decider, stream.of(command.seq), command, contextOf(deps, from));
  return {
    handle,
    create: (body, from, command) =>
      createOnce(deps, { ...onceFrom(deps, from, body), stream: stream.of }, (attempt) =>
        attempt.append(decider, command(attempt.seq)),
      ),
    async done(command, from) {
      const { position } = await handle(command, from);
      return { body: undefined, position };
    },
  };
}
