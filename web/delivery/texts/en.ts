import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  delivery: {
    heading: "Deliveries to the agency",
    lead: "What this agency was sent, and how it went. The contents are not shown here.",
    back: "The agency",
    list: "Attempts",
    loading: "Loading the deliveries",
    failed: "The deliveries could not be loaded",
    count_one: "{{count, number}} attempt",
    count_other: "{{count, number}} attempts",
    none: { title: "Nothing was sent yet", text: "Reports and test messages appear here as soon as they are sent." },
    inboxOnly: "{{agency}} has no webhook that takes messages now: reports are put into its inbox.",
    nobody:
      "{{agency}} has neither a webhook that takes messages nor a member who opens the inbox: nobody receives reports now.",
    outcome: "Outcome",
    outcomes: { ALL: "All", TAKEN: "Taken, or in the inbox", FAILED: "Failed" },
    test: "Send a test message",
    tested: "The test message is on its way. Its outcome appears in the list.",
    refresh: "Refresh",
    replay: "Send again",
    replayOf: "Send report {{seq}} again",
    replayDay: "Send the last day again",
    replayed: "It is being sent again.",
    missing: "The webhook takes nothing now: it was stopped or changed meanwhile.",
    askReplayDay: {
      title: "Send the last day again?",
      text: "Everything that this agency got within the last 24 hours is sent once more. A repeated message has the same number, so that the agency recognises it.",
    },
    taken: { WEBHOOK: "Taken", INBOX: "Put into the inbox" },
    contents: { SHARED: "Report shared", REVOKED: "Report revoked", TEST: "Test message" },
    answered: "Answered {{status}} · {{ms, number}} ms",
    unanswered: "No answer · {{ms, number}} ms",
    failures: {
      STATUS: "Answered with an error",
      REDIRECTED: "Redirected",
      GONE: "Switched off (410)",
      TIMED_OUT: "Timed out",
      ADDRESS_REFUSED: "Address not allowed",
      CERTIFICATE_INVALID: "Certificate not valid",
      UNREACHABLE: "Not reachable",
    },
  },
  queues: {
    PARKED_DELIVERIES: "Parked deliveries to agencies",
  },
  pages: {
    adminDeliveries: { title: "Deliveries to an agency" },
  },
  trail: {
    subjects: {
      delivery: "Delivery to agencies",
    },
    acts: {
      DeliveryTestAsked: "Test message to an agency",
      DeliveryReplayAsked: "Sent to an agency again",
    },
  },
} satisfies InflectedTexts<typeof master>;
