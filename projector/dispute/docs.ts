// The document of one request to delete a report after each event.
import type { DisputeEvent } from "@sb/contracts/dispute/events.ts";
import type { DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

/** Undefined where the request is not in the model. */
export function docAfter(event: Stored<DisputeEvent>, before: DisputeDoc | undefined): DisputeDoc | undefined {
  const { revision } = event;
  if (event.type === "DisputeOpened") return { ...event.data, status: "OPEN", form: event.sealed, revision };
  return before && { ...before, ...changesOf(event, before), revision };
}

type Later = Exclude<Stored<DisputeEvent>, { type: "DisputeOpened" }>;

function changesOf(event: Later, before: DisputeDoc): Partial<DisputeDoc> {
  const { at } = event.meta;
  switch (event.type) {
    case "ReporterAnswered":
      return { answer: { at, sealed: event.data.answer } };
    case "ControlCheckAsked":
      return { check: { kind: event.data.kind, askedAt: at } };
    case "ControlCheckFailed":
      return { check: before.check && { ...before.check, failedAt: at } };
    case "ControlProven":
      return { proof: before.proof ?? { kind: event.data.kind, at }, check: undefined };
    case "DisputeExtended":
      return {
        ...(before.held && { held: undefined, openedAt: at }),
        dueAt: event.data.dueAt,
        overdueAt: undefined,
        extension: { at, sealed: event.data.reason },
      };
    case "DisputeReminded":
      return {};
    case "DisputeOverdue":
      return { overdueAt: at };
    case "DisputeDecided":
      return {
        status: "DECIDED",
        ...closed(at),
        outcome: event.data.outcome,
        decision: { at, sealed: event.data.reason },
      };
    case "DisputeWithdrawn":
      return { status: "WITHDRAWN", ...closed(at) };
    case "DisputeClosed":
      return { status: "CLOSED", ...closed(at) };
    case "DisputeErased":
      return event.data.side === "REQUESTER" ? { form: undefined } : { answer: before.answer && { at, sealed: "" } };
    default:
      throw unknownEvent(event);
  }
}

const closed = (at: string) => ({ closedAt: at, check: undefined });
