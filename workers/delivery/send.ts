// Tells an agency what is outstanding of one report, in order: at its webhook, or by putting the report into its inbox.
import { DeliverySend } from "@sb/contracts/delivery/jobs.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import { createKeyedLock } from "@sb/platform/keyed-lock.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import { createLanes, type Lanes } from "./lanes.ts";
import { lastTold, outstanding } from "./messages.ts";
import { type ReadReportDeps, readReportSteps } from "./read-report.ts";
import { findReceiver, type Receiver, type ReceiverDeps } from "./receivers.ts";
import type { ReportStep } from "./report-steps.ts";
import { retryTable } from "./retry-table.ts";
import { type TellDeps, type Telling, tell } from "./tell.ts";
import { heedingReceiver } from "./webhook-failed.ts";

export type SendDeps = ReceiverDeps &
  ReadReportDeps &
  TellDeps & {
    /** Waits between tries, milliseconds: the first is that after the first failure. */
    readonly webhookRetriesMs: readonly number[];
  };

/** Over all agencies; each has a few of them (lanes.ts). */
const CONCURRENCY = 32;
/** Renewed while a request is under way: what a killed process was sending is sent again after that. */
const LEASE_MS = 10_000;

export function deliverySendHandler(deps: SendDeps): JobWorker {
  const waits = deps.webhookRetriesMs;
  const [first = 0, second = first] = waits;
  const lanes = createLanes({ pauseMs: first, longestPauseMs: second });
  const inTurn = createKeyedLock();
  return defineHandler({
    job: DeliverySend,
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    tries: waits.length + 1,
    backOff: retryTable(waits),
    handle: (run) =>
      heedingReceiver(run, async () => {
        const { id, signal, payload } = run;
        const { agencySeq, dclrSeq, again } = payload;
        const receiver = await findReceiver(deps, agencySeq);
        if (!receiver) return;
        const steps = await readReportSteps(deps, dclrSeq);
        const telling = { receiver, steps, dclrSeq, again, id, signal };
        await inTurn(deliveryId(agencySeq, dclrSeq), () => tellAll(deps, lanes, telling));
      }),
  });
}

type Order = {
  readonly receiver: Receiver;
  readonly steps: readonly ReportStep[];
  readonly dclrSeq: number;
  readonly again: true | undefined;
  readonly id: string;
  readonly signal: AbortSignal;
};

/** The first message that is not taken stops it: a later one must not overtake it. */
async function tellAll(deps: SendDeps, lanes: Lanes, { again, steps, dclrSeq, ...order }: Order): Promise<void> {
  const { agency } = order.receiver;
  const standing = await deps.deliveries.standingOf(agency.agencySeq, dclrSeq);
  const messages = outstanding(steps, standing, agency);
  const last = again && messages.length === 0 ? lastTold(steps, standing, agency) : undefined;
  const tellings: Telling[] = [...messages, ...(last ? [last] : [])].map((outgoing) => ({
    ...order,
    outgoing,
    dclrSeq,
    again: outgoing === last,
  }));
  for (const telling of tellings) {
    order.signal.throwIfAborted();
    if (!(await tell(deps, lanes, telling))) return;
  }
}
