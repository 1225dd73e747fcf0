import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    disclosure: "/agency/key" | "/agency/open";
  }
}

export const screens: Screens<"disclosure"> = {
  "/agency/key": {
    page: "agencyKey",
    texts: ["disclosure"],
    guard: "agency",
    menu: { group: "agency", icon: "keys", place: 30 },
    load: async () => (await import("./key-screen.tsx")).KeyScreen,
  },
  "/agency/open": {
    page: "agencyOpen",
    texts: ["disclosure", "report"],
    guard: "agency",
    search: ["dclrSeq"],
    menu: { group: "agency", icon: "open", place: 20 },
    load: async () => (await import("./open-screen.tsx")).OpenScreen,
  },
};
