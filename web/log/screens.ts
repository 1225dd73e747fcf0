import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    log: "/verify";
  }
}

export const screens: Screens<"log"> = {
  "/verify": {
    page: "verify",
    texts: ["log"],
    load: async () => (await import("./verify-screen.tsx")).VerifyScreen,
  },
};
