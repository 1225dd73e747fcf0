// Acts of admins on the running service. Each act is noted before it is done, so that nothing is done without a note;
// where a crash comes between, it is seen undone and asked for again.
import type { OperationEvent, RebuildEnded } from "@sb/contracts/operation/events.ts";
import type { OperationCommandKey } from "@sb/contracts/operation/routes.ts";
import { operationStream } from "@sb/contracts/operation/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { type OnceFrom, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { OperationDeps } from "./deps.ts";
import { parkedOf, requireParked } from "./parked.ts";
import { operationDecider } from "./rules/decider.ts";

type OperationRequest = OnceFrom & { readonly body: unknown };

export const routes = ((deps: OperationDeps): Handlers<OperationCommandKey> => {
  const { jobs, bus } = deps;

  async function note(
    { body, ...from }: OperationRequest,
    orderOf: (seq: number) => Exclude<OperationEvent, RebuildEnded>,
    requireIt: () => Promise<unknown>,
  ): Promise<{ readonly position: Position }> {
    const creation = { ...onceFrom(deps, from, body), stream: operationStream.of };
    return createOnce(deps, creation, async (attempt) => {
      if (attempt.isFirst) await requireIt();
      return attempt.append(operationDecider, { type: "Order", order: orderOf(attempt.seq) });
    });
  }

  return {
    "POST admin/job/replay": async (asked) => {
      const { kind, id } = asked.body;
      const { position } = await note(
        asked,
        (seq) => ({ type: "JobReplayed", version: 1, data: { seq, kind, id } }),
        () => requireParked(jobs, asked.body),
      );
      const done = await Promise.all((await parkedOf(jobs, asked.body)).map((name) => jobs.replay(name)));
      return { body: { replayed: done.filter(Boolean).length }, position };
    },
    "POST admin/job/drop": async (asked) => {
      const { kind, id, reason } = asked.body;
      const { position } = await note(
        asked,
        (seq) => ({ type: "JobDropped", version: 1, data: { seq, kind, id, reason } }),
        () => requireParked(jobs, { kind, id }),
      );
      await jobs.drop({ kind, id });
      return { body: undefined, position };
    },
    "POST admin/setup/answer": async (asked) => {
      const { step, answer } = asked.body;
      const { position } = await note(
        asked,
        (seq) => ({ type: "SetupAnswered", version: 1, data: { seq, step, answer } }),
        async () => undefined,
      );
      return { body: undefined, position };
    },
    "POST admin/projection/rebuild": async (asked) => {
      const { projection } = asked.body;
      const { position } = await note(
        asked,
        (seq) => ({ type: "RebuildOrdered", version: 1, data: { seq, projection } }),
        async () => {
          if (!deps.projections.includes(projection)) throw new Refused("NOT_FOUND");
        },
      );
      return { body: undefined, position };
    },
    "POST admin/consumer-group/skip": async (asked) => {
      const { group, eventId } = asked.body;
      const { position } = await note(
        asked,
        (seq) => ({ type: "DeliverySkipOrdered", version: 1, data: { seq, ...asked.body } }),
        async () => {
          const isPaused = (await bus.paused()).some((held) => held.group === group && held.eventId === eventId);
          if (!isPaused) throw new Refused("NOT_FOUND");
        },
      );
      await bus.skip({ ...asked.body, by: asked.caller.userId });
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
