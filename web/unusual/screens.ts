import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    unusual: "/admin/unusual";
  }
}

export const screens: Screens<"unusual"> = {
  "/admin/unusual": {
    page: "adminUnusual",
    texts: ["unusual"],
    guard: "moderator",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "unusual", key: "u", place: 70 },
    load: async () => (await import("./unusual-screen.tsx")).UnusualScreen,
  },
};
