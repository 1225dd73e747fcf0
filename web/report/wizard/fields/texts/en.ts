import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  target: {
    reported_one: "One person has reported it already. Every further report helps to block it.",
    reported_other: "{{count, number}} people have reported it already. Every further report helps to block it.",
    listed: "A published list names it already. Your report helps to block it.",
    first: "Not reported yet. The first report can prevent the next loss.",
    similar:
      "An address that looks like this one was reported. The characters that differ are marked: please compare them one by one.",
    family: "{{site}}, a part of the same website, has been reported already. A report on this one helps as well.",
    mistyped:
      "Some of its characters are wrong or missing. Copy the whole address, and nothing else, from where you found it.",
    unread:
      "This cannot be read as a wallet address or a website, so earlier reports could not be checked. If its chain is not listed here, just go on.",
    yours: "Your entry",
    takeSimilar: "Use this one",
    /** Targets that can't be reported as they are. Each text says which target to give instead. */
    shared: {
      TOKEN:
        "This is the contract of the token {{name}}, which all its holders share, so it can't be reported. Please give the wallet that received the money.",
      CONTRACT:
        "This is a contract of {{name}} that many people share, so it can't be reported. Please give the wallet that received the money.",
      BURN: "This is a burn address that nobody can use ({{name}}). Please give the address that sent the transaction.",
      EXCHANGE_WALLET:
        "This wallet belongs to {{name}} and serves thousands of customers, so it can't be reported. Please give the deposit address you were told, or the sender's address.",
      EXCHANGE:
        "This is the official site of the exchange {{name}}. If a site imitated it, please give that site; if an account there is the problem, its wallet address.",
      EXPLORER:
        "{{name}} is an explorer where anybody looks up transactions. Please give the wallet address you saw there.",
      SERVICE:
        "This is the official site of {{name}}. Please give the page or the account, or the site that imitated it.",
      AUTHORITY:
        "This is the official site of {{name}}. If somebody posed as them, please give the site you really visited or the wallet you paid.",
      SHARED_HOST: "Many people have pages on {{name}}. Please give the whole address of the page or the account.",
    },
  },
} satisfies InflectedTexts<typeof master>;
