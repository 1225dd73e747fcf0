// The rows of the route table about operating the service.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { AGENCY_MODEL } from "../agency/model.ts";
import { Empty } from "../http.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { TERMS_MODEL } from "../terms/model.ts";
import { OPERATION_MODEL } from "./model.ts";
import * as operation from "./wire.ts";

export const operationRoutes = {
  "GET admin/waiting": {
    service: "query",
    subject: "operation",
    who: "staff",
    summary: "What waits for the caller: queues with how many wait, how many of them can't, and the oldest's age",
    reads: [],
    readsQueues: true,
    response: operation.Waiting,
    examples: [{}],
  },
  "GET admin/setup": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "What is left to set up, as far as the service sees it, and what admins said of the rest",
    reads: [OPERATION_MODEL, ACCOUNT_MODEL, AGENCY_MODEL, PUBLISHED_MODEL, TERMS_MODEL],
    response: operation.SetupList,
    examples: [{}],
  },
  "POST admin/setup/answer": {
    service: "command",
    subject: "operation",
    who: "admin",
    summary: "An admin says that a step of setting up is done, or stays undone",
    creates: true,
    body: operation.SetupAnswerBody,
    response: Empty,
    status: 204,
    examples: [{ body: { step: "BACKUP", answer: "DONE" } }],
  },
  "GET admin/job/count": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "How many jobs of each kind wait, run and are parked",
    reads: [],
    response: operation.JobCounts,
    examples: [{}],
  },
  "GET admin/job": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "Jobs of a kind in a state, newest first",
    reads: [],
    query: operation.JobsQuery,
    response: operation.JobList,
    refusals: ["NOT_FOUND"],
    examples: [{ query: { kind: "dispute-clock" } }],
  },
  "GET admin/job/{kind}/{id}": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "One job with its history",
    reads: [],
    params: operation.JobParams,
    response: operation.JobDetail,
    refusals: ["NOT_FOUND"],
    examples: [{ what: "nobody's", params: { kind: "dispute-clock", id: "none" }, refusedWith: "NOT_FOUND" }],
  },
  "POST admin/job/replay": {
    service: "command",
    subject: "operation",
    who: "admin",
    summary: "A parked job runs again; without an id, all parked ones of the kind",
    creates: true,
    body: operation.ReplayBody,
    response: operation.Replayed,
    refusals: ["NOT_FOUND"],
    examples: [
      { what: "one that is not parked", body: { kind: "dispute-clock", id: "none" }, refusedWith: "NOT_FOUND" },
    ],
  },
  "POST admin/job/drop": {
    service: "command",
    subject: "operation",
    who: "admin",
    summary: "Remove a parked job: its work is never done",
    creates: true,
    body: operation.DropBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "TEXT_TOO_LONG"],
    examples: [
      {
        what: "one that is not parked",
        body: { kind: "dispute-clock", id: "none", reason: "A reason" },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "GET admin/projection": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "How each read model and index is",
    reads: [OPERATION_MODEL, ACCOUNT_MODEL],
    response: operation.ProjectionList,
    examples: [{}],
  },
  "POST admin/projection/rebuild": {
    service: "command",
    subject: "operation",
    who: "admin",
    summary: "Build a read model or index anew beside the live one, which it replaces once it has caught up",
    creates: true,
    body: operation.RebuildBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        body: { projection: "notice@2" },
        given: { "body.projection": { by: "GET admin/projection", at: "items.0.projection" } },
      },
    ],
  },
  "GET admin/consumer-group": {
    service: "query",
    subject: "operation",
    who: "admin",
    summary: "How the consumer groups are, and what is held back",
    reads: [],
    response: operation.ConsumerGroups,
    examples: [{}],
  },
  "POST admin/consumer-group/skip": {
    service: "command",
    subject: "operation",
    who: "admin",
    summary: "A group never gets the event that holds a stream back, which goes on",
    creates: true,
    body: operation.SkipBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "TEXT_TOO_LONG"],
    examples: [
      {
        what: "an event that holds nothing back",
        body: { group: "dispute-clock", eventId: "none", reason: "A reason" },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;

export type OperationCommandKey = KeysOf<typeof operationRoutes, "command">;
export type OperationQueryKey = KeysOf<typeof operationRoutes, "query">;
