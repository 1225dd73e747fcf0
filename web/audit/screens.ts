import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    audit: "/admin/audit";
  }
}

export const screens: Screens<"audit"> = {
  "/admin/audit": {
    page: "adminAudit",
    texts: ["audit", "trail"],
    guard: "admin",
    search: ["subject", "act", "actor", "from", "to", "page"],
    menu: { group: "admin", part: "system", icon: "audit", key: "h", place: 160 },
    load: async () => (await import("./audit-screen.tsx")).AuditScreen,
  },
};
