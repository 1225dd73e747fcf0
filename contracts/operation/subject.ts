// The subject of operating the service: jobs, projections and consumer groups as admins handle them.
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  DeliverySkipOrdered,
  JobDropped,
  JobReplayed,
  operationEvents,
  RebuildOrdered,
  SetupAnswered,
} from "./events.ts";
import { OPERATION_MODEL } from "./model.ts";
import { operationRemote } from "./remote.ts";
import { operationRoutes } from "./routes.ts";
import { operationExamples } from "./stored-examples.ts";

/** It travels: the projector, which may be a process of its own, takes up orders from the bus. */
export const operationStream = defineStream("operation", SeqParam, operationEvents, { travels: true });

const IN_THE_AUDIT = { reason: ({ reason }: { readonly reason: string }) => reason };

export const operationSubject = defineSubject({
  name: "operation",
  routes: operationRoutes,
  remote: operationRemote,
  examples: operationExamples,
  streams: [operationStream],
  models: [OPERATION_MODEL],
  groups: { projector: ["projection-rebuilder"] },
  queues: [
    { name: "PARKED_JOBS", who: "admin", reads: [], path: "/admin/job" },
    { name: "HELD_STREAMS", who: "admin", reads: [], path: "/admin/projection" },
    { name: "FAILING_PROJECTIONS", who: "admin", reads: [], path: "/admin/projection" },
  ],
  acts: [
    actOf(JobReplayed),
    actOf(JobDropped, IN_THE_AUDIT),
    actOf(DeliverySkipOrdered, IN_THE_AUDIT),
    actOf(RebuildOrdered),
    actOf(SetupAnswered),
  ],
});
