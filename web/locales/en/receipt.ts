import type { TextsLike } from "@sb/contracts/texts.ts";
import type { receipt as master } from "../ko/receipt.ts";

export const receipt = {
  title: "Report successfully submitted",
  completed: "The report filing has been completed.",
  lead: "Thank you for speaking up.",
  loading: "Loading the receipt",
  failed: "The receipt could not be loaded",
  urgent: {
    title: "What to do right now",
    steps: [
      "Send nothing more, and don't answer their demands.",
      "Contact the exchange or bank that you paid from at once, give them the report number, and ask them to stop the transfer.",
      "In danger, call the police; otherwise report it to them as well, and show this receipt.",
      "Don't delete chats, transfers or addresses: all of it is evidence.",
      "Don't trust anyone who offers to get your money back. That is the commonest second fraud.",
    ],
  },
  facts: "What was filed",
  number: "Report number",
  copyNumber: "Copy the number",
  reportTitle: "Title",
  visibility: "Visibility",
  link: "Public link",
  copyLink: "Copy the link",
  copied: "Copied",
  publicNote: "A public report appears in the search within moments.",
  privateNote: "Only you and affiliated agencies can see a private report.",
  hashes: "Hashes of what was filed (SHA-256)",
  hashesLead:
    "With these you can prove later that the text and the files are just as you filed them. Please keep the original files.",
  text: "Text of the report (JSON)",
  saveText: "Save the text as a file",
  print: "Print or save as PDF",
  view: "View the report",
  mine: "My reports",
  another: "File another report",
  next: "What happens next",
  steps: [
    "We pass your report to affiliated investigators and to those who block risky transactions.",
    "Once that is confirmed, its status changes under My reports.",
  ],
  notYours: "This is not the receipt of a report of yours",
  notYoursText: "Only the person who filed a report can see its receipt.",
} satisfies TextsLike<typeof master>;
