import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { emergency as master } from "../../ko/wizard/emergency.ts";

export const emergency = {
  gap: "(please fill in)",
  message:
    "Hello. I have just been defrauded, and virtual assets were sent from my account to the destination below. Please stop any withdrawal that is not yet processed, ask for the receiving account to be frozen, and keep all related records. I am reporting this to the police as well.\n\nReceiving address or website: {{address}}\nChain: {{chain}}\nTransaction hash (TXID): {{hash}}\nAmount: {{amount}}\nTime sent: (please fill in)",
  read: "Show the message",
  copy: "Copy the message",
  copied: "Copied",
  otherCountries: "Contacts in other countries",
  elsewhere: "Elsewhere",
  newWindow: " (opens in a new window)",
  again: "Message for the exchange",
  exchange: {
    title: "Tell the exchange you sent it from",
    text: "There is little time to stop it. Copy this message to the support in the exchange's app. Once you have answered the questions, we show it again with the gaps filled.",
  },
  police: {
    title: "Report it to the police",
    text: "Call first, then file it online. With a case number, exchanges act faster.",
  },
  keep: {
    title: "Send nothing more, delete nothing",
    list: [
      "Don't pay anyone who promises to get the money back. That is the commonest second fraud.",
      "Take screenshots of chats, transfers and the website.",
      "If you gave away a recovery phrase or password, move what is left to a new wallet.",
    ],
  },
  more: {
    title: "The rest can wait",
    text: "After filing you can change the report under “My reports”, or add information.",
    private: "It is filed as private for now; you can make it public later.",
    open: "Tell more now",
  },
} satisfies InflectedTexts<typeof master>;
