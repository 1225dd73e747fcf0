import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    webhook: "/support/webhook";
  }
}

export const screens: Screens<"webhook"> = {
  "/support/webhook": {
    page: "webhooks",
    texts: ["webhook", "delivery"],
    guard: "login",
    load: async () => (await import("./webhooks-screen.tsx")).WebhooksScreen,
  },
};
