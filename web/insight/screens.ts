import { Drawn } from "../markdown/late.ts";
import { together } from "../routing/late.ts";
import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    insight:
      | "/insight/safer-view"
      | "/insight/safer-view/:viewSeq"
      | "/admin/safer-view"
      | "/admin/safer-view/write"
      | "/admin/safer-view/:viewSeq";
  }
}

export const screens: Screens<"insight"> = {
  "/insight/safer-view": {
    page: "saferView",
    from: ["/insight"],
    texts: ["insight"],
    search: ["category", "language", "searchKeyword", "page"],
    menu: { group: "insight", place: 10, title: "saferView" },
    load: async () => (await import("./list.tsx")).SaferViewsScreen,
  },
  "/insight/safer-view/:viewSeq": {
    page: "saferViewDetail",
    texts: ["insight"],
    search: ["page"],
    load: async () => (await together(import("./detail.tsx"), Drawn)).SaferViewScreen,
  },
  "/admin/safer-view": {
    page: "adminSaferViews",
    texts: ["insight", "articles"],
    guard: "editor",
    search: ["status", "category", "searchKeyword", "page"],
    menu: { group: "admin", part: "content", icon: "articles", key: "w", place: 20 },
    load: async () => (await import("./admin/list.tsx")).ArticlesScreen,
  },
  "/admin/safer-view/write": {
    page: "adminSaferViewWrite",
    texts: ["attachments", "insight", "articles"],
    guard: "editor",
    load: async () => (await import("./admin/editor.tsx")).NewArticleScreen,
  },
  "/admin/safer-view/:viewSeq": {
    page: "adminSaferView",
    texts: ["attachments", "insight", "articles"],
    guard: "editor",
    load: async () => (await import("./admin/editor.tsx")).EditArticleScreen,
  },
};
