import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    comment: "/admin/comment";
  }
}

export const screens: Screens<"comment"> = {
  "/admin/comment": {
    page: "adminComments",
    texts: ["comments"],
    guard: "moderator",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "comments", key: "c", place: 50 },
    load: async () => (await import("./admin/comments-screen.tsx")).AdminCommentsScreen,
  },
};
