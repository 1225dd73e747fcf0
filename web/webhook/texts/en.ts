import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  webhook: {
    heading: "Webhooks",
    lead: "Public reports are sent to your own server as soon as they are there.",
    back: "My page",
    loading: "Loading your webhooks",
    failed: "Your webhooks could not be loaded",
    list: "Your webhooks",
    refresh: "Refresh",
    full: "You can have {{most, number}} webhooks. End one that you don't use to register another.",
    none: {
      title: "You have no webhook yet",
      text: "Register an address: public reports are sent there, and you see here how that went.",
    },
    add: {
      heading: "Register a webhook",
      fields: { url: "Address", crimeTypes: "Types of crime", chains: "Chains" },
      urlHint: "A public address that begins with https, such as https://example.com/safer-block",
      criteriaHint: "Choose none to get all.",
      all: "All",
      chosen_one: "{{count, number}} chosen",
      chosen_other: "{{count, number}} chosen",
      submit: "Register",
      invalid: "Please enter a public address that begins with https, on port 443.",
    },
    shown: {
      title: "Copy the signing secret now",
      text: "With it you check that a message comes from us. This is the only time it is shown: once you close this, nobody can show it again.",
      copy: "Copy the secret",
      copied: "Copied",
      done: "I have copied it",
    },
    since: "Registered on {{date}}",
    everything: "All public reports",
    stopped: {
      badge: "Stopped",
      GONE: "It answered that it takes nothing any more (410). Resume it, and it goes on where it was stopped.",
      FAILING:
        "It did not take a message in many tries. Check your server, then resume it: it goes on where it was stopped.",
    },
    noCalls: "Nothing was sent yet.",
    calls: "Newest messages",
    reports_one: "{{count, number}} report",
    reports_other: "{{count, number}} reports",
    actions: { resume: "Resume", end: "End" },
    resumed: "It is sent to again.",
    ended: "The webhook has ended. Its address and secret are erased.",
    askReplay: {
      title: "Send the last day again?",
      text: "All reports that were published or changed within the last 24 hours are sent once more.",
    },
    askEnd: {
      title: "End this webhook?",
      text: "Nothing is sent there any more, and its address and secret are erased. This can't be undone.",
    },
    how: {
      title: "How to receive",
      body: "The body of a message is a STIX 2.1 bundle of up to 50 public reports. Private reports are never sent.",
      signed:
        "Check the signature with the headers webhook-id, webhook-timestamp and webhook-signature before you act on a message.",
      repeated:
        "A repeated message has the same webhook-id. Reports that were deleted or made private are sent as revoked.",
      retries:
        "Answer 2xx to take a message. Otherwise it is sent up to ten times over three days; 410 stops the webhook at once.",
      standard: "About Standard Webhooks",
    },
  },
  pages: {
    webhooks: { title: "Webhooks", description: "Have public reports sent to your own server." },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "You can't have more webhooks. Please end one that you don't use first.",
  },
} satisfies InflectedTexts<typeof master>;
