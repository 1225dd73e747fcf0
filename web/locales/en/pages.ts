import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { pages as master } from "../ko/pages.ts";

export const pages = {
  suffix: "Safer Block",
  login: { title: "Log in", description: "Log in with your Google account." },
  privacy: { title: "Privacy policy", description: "How Safer Block handles personal data." },
  service: { title: "Terms of service", description: "The terms of using Safer Block." },
  reportKind: { title: "File a report, step 1: type of damage", description: "Choose what happened to you." },
  reportContent: { title: "File a report, step 2: what happened", description: "Enter what you report." },
  reportConsent: {
    title: "File a report, step 3: consent and submit",
    description: "Agree to the terms and file your report.",
  },
  reportModify: { title: "Change a report", description: "Change a report that you have filed." },
  history: {
    title: "Report history",
    description: "Search public reports of crypto damage by wallet address, site or words.",
  },
  historyDetail: { title: "Report", description: "What was publicly reported." },
  saferView: { title: "Safer view", description: "Weekly insight reports on crypto crime and how to stay safe." },
  saferViewDetail: { title: "Safer view article", description: "An insight report." },
  blockNews: { title: "Block news", description: "News on crypto crime and safety, collected." },
  blockNewsDetail: { title: "News article", description: "A block news article." },
  myPage: { title: "My page", description: "Your information, reports and inquiries." },
  declare: { title: "A member's reports", description: "What one member has publicly reported." },
  inquiries: { title: "My inquiries", description: "The inquiries you have sent." },
  inquiry: { title: "Inquiry", description: "One of your inquiries." },
  inquiryModify: { title: "Change an inquiry", description: "Change an inquiry that you have sent." },
  inquiryWrite: { title: "New inquiry", description: "Send us a question." },
  notices: { title: "Notices", description: "Notices from Safer Block." },
  notice: { title: "Notice", description: "A notice from Safer Block." },
  adminSaferViews: { title: "Manage safer view", description: "Manage the safer view articles." },
  adminSaferView: { title: "Edit a safer view article", description: "Edit one safer view article." },
  adminComments: { title: "Moderate comments", description: "Look at reported comments and decide on them." },
  adminNotices: { title: "Manage notices", description: "Write and publish notices." },
  adminNoticeWrite: { title: "Write a notice", description: "Write a new notice." },
  adminNotice: { title: "Edit a notice", description: "Change or publish a notice." },
} satisfies InflectedTexts<typeof master>;
