import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    dispute:
      | "/report/history/:dclrSeq/deletion"
      | "/report/deletion"
      | "/report/deletion/:requestSeq"
      | "/admin/deletion"
      | "/admin/deletion/:requestSeq";
  }
}

export const screens: Screens<"dispute"> = {
  "/report/history/:dclrSeq/deletion": {
    page: "disputeWrite",
    texts: ["attachments", "dispute"],
    guard: "login",
    load: async () => (await import("./request-screen.tsx")).RequestDeletionScreen,
  },
  "/report/deletion": {
    page: "disputes",
    texts: ["dispute"],
    guard: "login",
    search: ["side", "status", "page"],
    menu: { group: "report", place: 30, title: "disputes" },
    load: async () => (await import("./disputes-screen.tsx")).DisputesScreen,
  },
  "/report/deletion/:requestSeq": {
    page: "dispute",
    texts: ["dispute"],
    guard: "login",
    load: async () => (await import("./dispute-screen.tsx")).DisputeScreen,
  },
  "/admin/deletion": {
    page: "adminDisputes",
    texts: ["dispute"],
    guard: "moderator",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "disputes", key: "d", place: 60 },
    load: async () => (await import("./admin/disputes-screen.tsx")).AdminDisputesScreen,
  },
  "/admin/deletion/:requestSeq": {
    page: "adminDispute",
    texts: ["dispute"],
    guard: "moderator",
    load: async () => (await import("./admin/dispute-screen.tsx")).AdminDisputeScreen,
  },
};
