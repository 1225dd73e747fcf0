import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  untold: {
    heading: "Check without telling us",
    lead: "What you paste never leaves this device. It makes a fingerprint (a hash) of it, sends the first five characters, gets everything reported that begins like this, and compares here.",
    label: "Wallet address or site",
    hint: "Nothing is sent until you press “Check”.",
    submit: "Check",
    checking: "Checking on your device",
    failed: "That could not be checked. Please check your connection and try again.",
    sent_one: "One piece of five characters was sent.",
    sent_other: "{{count, number}} pieces of five characters were sent.",
    several:
      "Several pieces together make it easier to guess what you mean. With the file below, not one of them is sent.",
    sentNothing: "Nothing was sent.",
    notFound: "No address or site was found in it, so nothing was sent.",
    others: "Something in the text looks like a name or a mistyped address. That can't be checked this way.",
    omitted_one: "One more was not checked. Please paste it by itself.",
    omitted_other: "{{count, number}} more were not checked. Please paste them in parts.",
    lookAlikes: "Addresses that look like a reported one, and reports in older spellings, can't be found this way.",
    edge: {
      sent_one: "One piece was sent, to {{host}} (characters: {{letters, number}}).",
      sent_other: "{{count, number}} pieces were sent, to {{host}} (characters in each: {{letters, number}}).",
      old: "The service can't be reached right now. This is what was known on {{at}}; reports since then are not in it.",
      notThen: "Not reported as of {{at}}",
    },
    level: "Evidence level: {{level, number}} of 100",
    reading: "An account on another chain, written in the same letters",
    parent: "The site above this one",
    cut: "Too many reports begin with these characters: not all could be compared.",
    set: {
      heading: "Check without a connection",
      lead: "Keep all reported targets on your device, as a small file, and nothing is sent at all.",
      get: "Download the file",
      renew: "Get a new file",
      getting: "Downloading the file",
      drop: "Delete the file",
      kept: "{{count, number}} targets as of {{at}} ({{size}}) are on this device.",
      notYet: "No file has been made yet. Please try again in a while.",
      failed: "The file could not be downloaded. Please check your connection and try again.",
      wrong: "The file's signature is wrong, so it is not used.",
      use: "Check with the file on this device",
      possibly: "Possibly reported",
      possiblyText: "About once in 4,096 times the file takes something for reported that is not.",
      ask: "Send five characters to be certain",
      miss: "Not in the file of {{at}}",
      missText: "It may have been reported since. That it is not there does not mean that it is safe.",
    },
  },
  pages: {
    privateCheck: {
      title: "Check without telling us",
      description: "See whether a wallet address or a site was reported, without telling anybody which one you mean.",
    },
  },
} satisfies InflectedTexts<typeof master>;
