import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    newsletter: "/home/subscribe/confirm" | "/home/subscribe/end";
  }
}

export const screens: Screens<"newsletter"> = {
  "/home/subscribe/confirm": {
    page: "newsletterConfirm",
    texts: ["newsletter"],
    search: ["token"],
    load: async () => (await import("./confirm-screen.tsx")).ConfirmScreen,
  },
  "/home/subscribe/end": {
    page: "newsletterEnd",
    texts: ["newsletter"],
    search: ["token"],
    load: async () => (await import("./end-screen.tsx")).EndScreen,
  },
};
