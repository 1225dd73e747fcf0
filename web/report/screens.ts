import { together } from "../routing/late.ts";
import type { Screens } from "../routing/screen.ts";
import { LoadedWatchButton } from "../watching/late.ts";
import { LoadedLevel } from "./late-level.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    report:
      | "/report"
      | "/private"
      | "/report/:dclrSeq"
      | "/report/receipt/:dclrSeq"
      | "/report/history"
      | "/report/history/:dclrSeq"
      | "/a/:address"
      | "/s/:host"
      | "/support/declare/:userId"
      | "/level";
  }
}

export const screens: Screens<"report"> = {
  "/report": {
    page: "reportKind",
    texts: ["visitor", "wizard"],
    titlesItself: true,
    footer: false,
    search: ["now"],
    menu: { group: "report", place: 10, title: "fileReport", alone: true },
    first: {},
    load: async () => (await import("./wizard/wizard-screen.tsx")).WriteScreen,
  },
  "/report/:dclrSeq": {
    page: "reportModify",
    texts: ["visitor", "wizard"],
    footer: false,
    guard: "login",
    load: async () => (await import("./wizard/wizard-screen.tsx")).ModifyScreen,
  },
  "/report/receipt/:dclrSeq": {
    page: "receipt",
    texts: ["receipt", "report"],
    footer: false,
    guard: "login",
    load: async () => (await import("./receipt/receipt-screen.tsx")).ReceiptScreen,
  },
  "/report/history": {
    page: "history",
    texts: ["report"],
    search: ["crimeType", "chain", "declareType", "filedBy", "dclrSeq", "orderType", "searchKeyword", "page"],
    menu: { group: "report", place: 20, title: "history" },
    first: { data: { get: "GET report/history", list: true } },
    load: async () => (await import("./history/history-screen.tsx")).HistoryScreen,
  },
  "/report/history/:dclrSeq": {
    page: "historyDetail",
    texts: ["report"],
    search: ["page", "targetPage"],
    first: { data: { get: "GET report/history/{dclrSeq}" } },
    load: async () =>
      (await together(import("./detail/detail-screen.tsx"), LoadedLevel, LoadedWatchButton)).DetailScreen,
  },
  "/a/:address": {
    page: "target",
    texts: ["listing", "lookup", "targetPage"],
    titlesItself: true,
    from: ["/a/*"],
    first: {},
    load: async () =>
      (await together(import("./target/target-screen.tsx"), LoadedLevel, LoadedWatchButton)).AddressScreen,
  },
  "/s/:host": {
    page: "target",
    texts: ["listing", "lookup", "targetPage"],
    titlesItself: true,
    from: ["/s/*"],
    first: {},
    load: async () => (await together(import("./target/target-screen.tsx"), LoadedLevel, LoadedWatchButton)).SiteScreen,
  },
  "/level": {
    page: "level",
    texts: ["level"],
    load: async () => (await import("./level/level-screen.tsx")).LevelScreen,
  },
  "/private": {
    page: "privateCheck",
    texts: ["lookup", "untold"],
    first: {},
    load: async () => (await import("./private/private-screen.tsx")).PrivateScreen,
  },
  "/support/declare/:userId": {
    page: "declare",
    texts: ["report"],
    search: ["page"],
    load: async () => (await import("./declare-screen.tsx")).DeclareScreen,
  },
};
