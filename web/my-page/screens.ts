import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    myPage: "/support/my-page" | "/support/my-page/data";
  }
}

export const screens: Screens<"myPage"> = {
  "/support/my-page": {
    page: "myPage",
    texts: ["account", "report"],
    guard: "login",
    search: ["page"],
    menu: { group: "support", place: 40, title: "myPage" },
    load: async () => (await import("./my-page-screen.tsx")).MyPageScreen,
  },
  "/support/my-page/data": {
    page: "myData",
    texts: ["account", "myData"],
    guard: "login",
    load: async () => (await import("./my-data-screen.tsx")).MyDataScreen,
  },
};
