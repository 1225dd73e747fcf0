import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { lookup as master } from "../ko/lookup.ts";

export const lookup = {
  found_one: "Found {{count, number}} thing.",
  found_other: "Found {{count, number}} things.",
  reported_one: "{{count, number}} of them has been reported.",
  reported_other: "{{count, number}} of them have been reported.",
  omitted_one: "{{count, number}} more was not checked. Please paste it on its own.",
  omitted_other: "{{count, number}} more were not checked. Please paste them in parts.",
  onlyOthers: "There is no address or website in this that can be looked up. Please see the explanation below.",
  imitates: "It looks like {{site}}, but it is another website.",
  disputed_one: "One of the reports is under dispute and being looked at.",
  disputed_other: "{{count, number}} of the reports are under dispute and being looked at.",
  cleared: "A report on this target was removed after a dispute on {{at}}.",
  title: {
    TRANSACTION_HASH: "This is a transaction hash",
    NAME: "This is the name of an account",
    HANDLE: "Which service is this account on?",
    NEARLY: "This is not quite an address",
  },
  advice: {
    TRANSACTION_HASH: "A transaction hash is not an address. Paste the address that received the coins in it.",
    NAME: "We cannot tell which address a name stands for. Paste the address that your wallet shows for it.",
    HANDLE: "The same name can belong to a different person on each service. Choose the one where you saw it.",
    NEARLY: "So it could not be looked up. Copy it once more from where you found it.",
  },
  reason: {
    LENGTH: "It has {{length}} characters where {{expected}} are right.",
    CHECKSUM: "The checksum does not fit: some of its characters are wrong.",
    CHARACTERS: "It has characters that such addresses never have.",
    LOOKS: "It looks like {{meant}}, but some of its letters are from another alphabet.",
    FORM: "It has none of the forms of address that we know.",
    SHORTENED: "Its middle was left out.",
    PART: "It is not certain where the address or website in it begins and ends.",
  },
} satisfies InflectedTexts<typeof master>;
