// The delivery subject in one place (../subject.ts says what that is): reports as they are given to agencies.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { DeliveryReplayAsked, DeliveryTestAsked, deliveriesEvents, deliveryEvents } from "./events.ts";
import { DeliveryReplay, DeliverySend, DeliveryShare, DeliveryTest } from "./jobs.ts";
import { DELIVERY_MODEL } from "./model.ts";
import { deliveryRemote } from "./remote.ts";
import { deliveryRoutes } from "./routes.ts";
import { deliveryExamples } from "./stored-examples.ts";

/** Ids are `{agencySeq}-{dclrSeq}` (`deliveryId`). */
export const deliveryStream = defineStream("delivery", z.string().regex(/^\d{1,16}-\d{1,16}$/), deliveryEvents);
/** Ids are those of agencies. It travels: workers test and send again what admins ask for. */
export const deliveriesStream = defineStream("deliveries", SeqParam, deliveriesEvents, { travels: true });

export const deliverySubject = defineSubject({
  name: "delivery",
  routes: deliveryRoutes,
  remote: deliveryRemote,
  examples: deliveryExamples,
  counts: [
    {
      name: "sb_agency_messages_taken_total",
      help: "Messages that agencies took, or that were put into their inboxes.",
      events: ["AgencyNotified"],
    },
    {
      name: "sb_agency_messages_failed_total",
      help: "Tries that agencies did not take.",
      events: ["AgencyNotificationFailed"],
    },
  ],
  queues: [
    { name: "PARKED_DELIVERIES", who: "admin", reads: [], path: `/admin/job?kind=${DeliverySend.kind}&state=PARKED` },
  ],
  streams: [deliveryStream, deliveriesStream],
  models: [DELIVERY_MODEL],
  groups: { workers: ["delivery-replays", "delivery-shares", "delivery-tests"] },
  jobs: [DeliveryReplay, DeliverySend, DeliveryShare, DeliveryTest],
  acts: [actOf(DeliveryTestAsked), actOf(DeliveryReplayAsked)],
});
