import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    operation: "/admin" | "/admin/setup" | "/admin/job" | "/admin/projection";
  }
}

export const screens: Screens<"operation"> = {
  "/admin": {
    page: "adminStart",
    texts: ["operation"],
    guard: "staff",
    menu: { group: "admin", place: 10 },
    load: async () => (await import("./start-screen.tsx")).StartScreen,
  },
  "/admin/setup": {
    page: "adminSetup",
    texts: ["operation"],
    guard: "admin",
    menu: { group: "admin", place: 15 },
    load: async () => (await import("./setup-screen.tsx")).SetupScreen,
  },
  "/admin/job": {
    page: "adminJobs",
    texts: ["operation"],
    guard: "admin",
    search: ["kind", "state", "page"],
    menu: { group: "admin", place: 140 },
    load: async () => (await import("./jobs-screen.tsx")).JobsScreen,
  },
  "/admin/projection": {
    page: "adminProjections",
    texts: ["operation"],
    guard: "admin",
    menu: { group: "admin", place: 150 },
    load: async () => (await import("./projections-screen.tsx")).ProjectionsScreen,
  },
};
