import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    status: "/status";
  }
}

export const screens: Screens<"status"> = {
  "/status": {
    page: "status",
    texts: ["status"],
    load: async () => (await import("./status-screen.tsx")).StatusScreen,
  },
};
