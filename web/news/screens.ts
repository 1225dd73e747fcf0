import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    news: "/insight/block-news" | "/insight/block-news/:newsSeq" | "/admin/news" | "/admin/news-source";
  }
}

export const screens: Screens<"news"> = {
  "/insight/block-news": {
    page: "blockNews",
    texts: ["news"],
    search: ["category", "searchKeyword", "page"],
    menu: { group: "insight", place: 20, title: "blockNews" },
    load: async () => (await import("./list.tsx")).NewsListScreen,
  },
  "/insight/block-news/:newsSeq": {
    page: "blockNewsDetail",
    texts: ["comments", "news"],
    load: async () => (await import("./detail.tsx")).NewsScreen,
  },
  "/admin/news": {
    page: "adminNews",
    texts: ["news"],
    guard: "editor",
    search: ["status", "page"],
    menu: { group: "admin", part: "content", icon: "news", key: "b", place: 90 },
    load: async () => (await import("./admin/list.tsx")).AdminNewsScreen,
  },
  "/admin/news-source": {
    page: "adminNewsSources",
    texts: ["news"],
    guard: "editor",
    menu: { group: "admin", part: "content", icon: "sources", place: 100 },
    load: async () => (await import("./admin/sources.tsx")).NewsSourcesScreen,
  },
};
