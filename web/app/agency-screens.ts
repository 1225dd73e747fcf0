// The part of the route table for those who act for an agency.
import { type AnyScreen, screen, seqParam } from "../routing/screen.ts";
import { only } from "./search-parts.ts";

export const agencyScreens: readonly AnyScreen[] = [
  screen({
    path: "/agency",
    page: "agencyInbox",
    texts: ["agency"],
    guard: "agency",
    search: only("status", "crimeType", "chain", "page"),
    load: async () => ({ default: (await import("../agency/inbox-screen.tsx")).InboxScreen }),
  }),
  screen({
    path: "/agency/report/:dclrSeq",
    page: "agencyReport",
    texts: ["agency"],
    guard: "agency",
    params: seqParam("dclrSeq"),
    load: async () => ({ default: (await import("../agency/report-screen.tsx")).AgencyReportScreen }),
  }),
  screen({
    path: "/agency/about",
    page: "agencyOwn",
    texts: ["agency"],
    guard: "agency",
    load: async () => ({ default: (await import("../agency/own-screen.tsx")).OwnAgencyScreen }),
  }),
  screen({
    path: "/agency/key",
    page: "agencyKey",
    texts: ["disclosure"],
    guard: "agency",
    load: async () => ({ default: (await import("../disclosure/key-screen.tsx")).KeyScreen }),
  }),
  screen({
    path: "/agency/open",
    page: "agencyOpen",
    texts: ["disclosure", "report"],
    guard: "agency",
    search: only("dclrSeq"),
    load: async () => ({ default: (await import("../disclosure/open-screen.tsx")).OpenScreen }),
  }),
];
