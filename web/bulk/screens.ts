import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    bulk: "/bulk";
  }
}

export const screens: Screens<"bulk"> = {
  "/bulk": {
    page: "bulk",
    texts: ["bulk", "lookup"],
    search: ["page"],
    load: async () => (await import("./bulk-screen.tsx")).BulkScreen,
  },
};
