import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    objection:
      | "/listing/objection"
      | "/listing/objection/write"
      | "/listing/objection/:objectionSeq"
      | "/admin/objection"
      | "/admin/objection/:objectionSeq";
  }
}

export const screens: Screens<"objection"> = {
  "/listing/objection": {
    page: "objections",
    texts: ["objection"],
    guard: "login",
    search: ["page"],
    load: async () => (await import("./list.tsx")).ObjectionsScreen,
  },
  "/listing/objection/write": {
    page: "objectionWrite",
    texts: ["objection"],
    guard: "login",
    search: ["list", "target"],
    load: async () => (await import("./write.tsx")).WriteObjectionScreen,
  },
  "/listing/objection/:objectionSeq": {
    page: "objection",
    texts: ["objection"],
    guard: "login",
    load: async () => (await import("./detail.tsx")).ObjectionScreen,
  },
  "/admin/objection": {
    page: "adminObjections",
    texts: ["objection"],
    guard: "admin",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "disputes", key: "o", place: 65 },
    load: async () => (await import("./list.tsx")).AdminObjectionsScreen,
  },
  "/admin/objection/:objectionSeq": {
    page: "adminObjection",
    texts: ["objection"],
    guard: "admin",
    load: async () => (await import("./detail.tsx")).AdminObjectionScreen,
  },
};
