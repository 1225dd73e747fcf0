import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    delivery: "/admin/agency/:agencySeq/deliveries";
  }
}

export const screens: Screens<"delivery"> = {
  "/admin/agency/:agencySeq/deliveries": {
    page: "adminDeliveries",
    texts: ["delivery"],
    guard: "admin",
    search: ["outcome", "page"],
    load: async () => (await import("./admin/deliveries-screen.tsx")).DeliveriesScreen,
  },
};
