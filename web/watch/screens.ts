import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    watch: "/watch" | "/watch/end" | "/watch/pause";
  }
}

export const screens: Screens<"watch"> = {
  "/watch": {
    page: "watches",
    texts: ["watch"],
    guard: "login",
    search: ["page"],
    load: async () => (await import("./watches-screen.tsx")).WatchesScreen,
  },
  "/watch/end": {
    page: "watchEnd",
    texts: ["watch"],
    search: ["token"],
    load: async () => (await import("./link-screens.tsx")).EndWatchScreen,
  },
  "/watch/pause": {
    page: "watchPause",
    texts: ["watch"],
    search: ["token"],
    load: async () => (await import("./link-screens.tsx")).PauseDailyScreen,
  },
};
