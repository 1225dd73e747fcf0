import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { steps as master } from "../../ko/wizard/steps.ts";

export const steps = {
  start: {
    name: "When it happened",
    title: "Has it just happened?",
    lead: "Within hours, the money can sometimes still be stopped. We show you what to do first.",
  },
  emergency: {
    name: "What to do now",
    title: "Do this right now",
    lead: "Make these contacts first. What you have entered is kept, and only three questions are left.",
  },
  category: {
    name: "Type of damage",
    title: "What kind of damage are you reporting?",
    lead: "Please choose the one that comes closest.",
  },
  target: {
    name: "What you report",
    title: "What are you reporting?",
    lead: "Paste the wallet address or website just as you copied it.",
  },
  story: {
    name: "What happened",
    title: "What happened?",
    lead: "Write as much as you remember. You can change it later.",
  },
  title: {
    name: "Title",
    title: "How would you sum it up in one line?",
    lead: "This is the title that others see in lists.",
  },
  assets: {
    name: "Digital assets",
    title: "Were any assets lost?",
    lead: "Write only what you know. It is not published; it helps to trace the funds.",
  },
  suspect: {
    name: "Suspect",
    title: "Do you know who the suspect is?",
    lead: "Write only what you know. It is not published and is shared with affiliated agencies only.",
  },
  traces: {
    name: "Online traces",
    title: "What did the suspect use online?",
    lead: "Write only what you know. It is not published.",
  },
  background: {
    name: "Further facts",
    title: "Is there more you know about the suspect?",
    lead: "Write only what you know. It is not published.",
  },
  reporter: {
    name: "Your contact",
    title: "How can we reach you?",
    lead: "All of it is optional and not published. Affiliated agencies use it only where they need to ask you something.",
  },
  sources: {
    name: "Sources",
    title: "Are there sources worth reading?",
    lead: "Articles, posts or chat rooms about it. Up to 3 entries can be registered.",
  },
  files: {
    name: "Attachments",
    title: "Please attach your evidence",
    lead: "Screenshots of chats, transfer records, recordings: whatever may help. Attachments are not published, nor are the faces in them.",
  },
  visibility: {
    name: "Visibility",
    title: "Should the report be public?",
    lead: "A public report helps others to avoid the same harm.",
  },
  review: { name: "Review", title: "Is everything right?", lead: "Press “Change” where something is not." },
  consent: {
    name: "Consent",
    title: "Agree to the terms",
    lead: "You must agree to the required terms below to go on.",
  },
} satisfies InflectedTexts<typeof master>;
