import type { InflectedTexts } from "../../texts.ts";
import type { reportNames as master } from "../ko/report.ts";

export const reportNames = {
  facts: {
    RECEIVED: "The report was received",
    INBOXED: "It was put into the inbox of an affiliated agency",
    SHARED: "An affiliated agency has confirmed that it got the report",
    WITHDRAWN: "It was made private",
    PUBLISHED: "It was made public again",
    DISPUTED: "Somebody asked for its deletion",
    DISPUTE_WITHDRAWN: "The request for deletion was withdrawn",
    KEPT: "It was reviewed and kept",
    CORRECTED: "It was reviewed and corrected",
    AGENCY_RECEIVED: "The agency confirmed that it has the report",
    AGENCY_INVESTIGATING: "The agency is investigating",
    AGENCY_BLOCKED: "The agency blocked the address",
    AGENCY_CLOSED: "The agency closed the case",
  },
  fields: {
    name: "Name",
    phone: "Phone",
    email: "Email",
    site: "Site",
    otherContact: "Other contact",
    otherInfo: "Other information",
    businessNumber: "Business number",
    address: "Postal address",
    ip: "IP address",
  },
  questions: {
    approach: "How did they approach you?",
    otherTargets: "Other addresses or websites they used",
    stillActive: "Are they still contacting you or making demands?",
    demand: "Did they ask for more money to return what was lost?",
  },
} satisfies InflectedTexts<typeof master>;
