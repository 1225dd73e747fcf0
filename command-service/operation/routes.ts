// What admins do with the running service. Each act is noted before it is done, so that nothing is done without a note;
// where a crash comes between, it is seen undone and asked for again.
import type { OperationEvent, RebuildEnded } from "@sb/contracts/operation/events.ts";
import type { OperationCommandKey } from "@sb/contracts/operation/routes.ts";
import { operationStream } from "@sb/contracts/operation/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember } from "../runtime/deps.ts";
import type { OperationDeps } from "./deps.ts";
import { parkedOf, requireParked } from "./parked.ts";
import { type OperationCommand, operationDecider } from "./rules/decider.ts";

type Asked = FromMember & { readonly idempotencyKey: string | undefined; readonly body: unknown };

export function operationRoutes(deps: OperationDeps): Handlers<OperationCommandKey> {
  const { jobs, bus } = deps;

  async function note(
    route: OperationCommandKey,
    { body, idempotencyKey: key, ...from }: Asked,
    orderOf: (seq: number) => Exclude<OperationEvent, RebuildEnded>,
    guard: () => Promise<void>,
  ): Promise<{ readonly position: Position }> {
    return createOnce(deps, {
      ...{ route, key, body, guard },
      person: from.caller.userId,
      decider: operationDecider,
      stream: operationStream.of,
      context: contextOf(deps, from),
      command: (seq): OperationCommand => ({ type: "Order", order: orderOf(seq) }),
    });
  }

  return {
    "POST admin/job/replay": async (asked) => {
      const { kind, id } = asked.body;
      const { position } = await note(
        "POST admin/job/replay",
        asked,
        (seq) => ({ type: "JobReplayed", version: 1, data: { seq, kind, id } }),
        async () => void (await requireParked(jobs, asked.body)),
      );
      const done = await Promise.all((await parkedOf(jobs, asked.body)).map((name) => jobs.replay(name)));
      return { body: { replayed: done.filter(Boolean).length }, position };
    },
    "POST admin/job/drop": async (asked) => {
      const { kind, id, reason } = asked.body;
      const { position } = await note(
        "POST admin/job/drop",
        asked,
        (seq) => ({ type: "JobDropped", version: 1, data: { seq, kind, id, reason } }),
        async () => void (await requireParked(jobs, { kind, id })),
      );
      await jobs.drop({ kind, id });
      return { body: undefined, position };
    },
    "POST admin/projection/rebuild": async (asked) => {
      const { projection } = asked.body;
      const { position } = await note(
        "POST admin/projection/rebuild",
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
        "POST admin/consumer-group/skip",
        asked,
        (seq) => ({ type: "DeliverySkipOrdered", version: 1, data: { seq, ...asked.body } }),
        async () => {
          const isHeld = (await bus.paused()).some((held) => held.group === group && held.eventId === eventId);
          if (!isHeld) throw new Refused("NOT_FOUND");
        },
      );
      await bus.skip(asked.body);
      return { body: undefined, position };
    },
  };
}
