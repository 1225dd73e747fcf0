import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    published:
      | "/admin/list"
      | "/admin/list/add"
      | "/admin/list/write"
      | "/admin/list/:listSeq"
      | "/admin/list/:listSeq/modify";
  }
}

export const screens: Screens<"published"> = {
  "/admin/list": {
    page: "adminLists",
    texts: ["published"],
    guard: "admin",
    menu: { group: "admin", part: "partners", icon: "lists", key: "l", place: 85 },
    load: async () => (await import("./lists.tsx")).PublishedListsScreen,
  },
  "/admin/list/add": {
    page: "adminListAdd",
    texts: ["published"],
    guard: "admin",
    load: async () => (await import("./catalogue.tsx")).CatalogueScreen,
  },
  "/admin/list/write": {
    page: "adminListWrite",
    texts: ["attachments", "published"],
    guard: "admin",
    load: async () => (await import("./editor.tsx")).WriteListScreen,
  },
  "/admin/list/:listSeq": {
    page: "adminList",
    texts: ["attachments", "published"],
    guard: "admin",
    load: async () => (await import("./list.tsx")).PublishedListScreen,
  },
  "/admin/list/:listSeq/modify": {
    page: "adminListModify",
    texts: ["attachments", "published"],
    guard: "admin",
    load: async () => (await import("./editor.tsx")).ModifyListScreen,
  },
};
