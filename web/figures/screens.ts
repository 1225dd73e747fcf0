import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    figures: "/admin/figures";
  }
}

export const screens: Screens<"figures"> = {
  "/admin/figures": {
    page: "adminFigures",
    texts: ["figures", "queues"],
    guard: "admin",
    search: ["days"],
    menu: { group: "admin", part: "system", icon: "figures", key: "f", place: 135 },
    load: async () => (await import("./figures-screen.tsx")).FiguresScreen,
  },
};
