import { Drawn } from "../markdown/late.ts";
import { together } from "../routing/late.ts";
import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    notice: "/support/notice" | "/support/notice/:seq" | "/admin/notice" | "/admin/notice/write" | "/admin/notice/:seq";
  }
}

export const screens: Screens<"notice"> = {
  "/support/notice": {
    page: "notices",
    texts: ["notice"],
    search: ["optionType", "searchKeyword", "page"],
    menu: { group: "support", place: 10, title: "notice" },
    load: async () => (await import("./list.tsx")).NoticesScreen,
  },
  "/support/notice/:seq": {
    page: "notice",
    texts: ["notice"],
    load: async () => (await together(import("./list.tsx"), Drawn)).NoticeScreen,
  },
  "/admin/notice": {
    page: "adminNotices",
    texts: ["notice"],
    guard: "editor",
    search: ["only", "page"],
    menu: { group: "admin", part: "content", icon: "announcements", key: "n", place: 110 },
    load: async () => (await import("./admin-list.tsx")).AdminNoticesScreen,
  },
  "/admin/notice/write": {
    page: "adminNoticeWrite",
    texts: ["notice"],
    guard: "editor",
    load: async () => (await import("./editor.tsx")).WriteNoticeScreen,
  },
  "/admin/notice/:seq": {
    page: "adminNotice",
    texts: ["notice"],
    guard: "editor",
    load: async () => (await import("./editor.tsx")).EditNoticeScreen,
  },
};
