import type { Screens } from "../routing/screen.ts";

/** Home's row loads with the app, all others with the first screen that isn't home. */
export const screens: Screens<"home"> = {
  "/": {
    page: "home",
    from: ["/home"],
    search: ["q"],
    first: { data: { get: "GET home/main" } },
    load: async () => (await import("./home-screen.tsx")).HomeScreen,
  },
};
