import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    operation: "/admin" | "/admin/setup" | "/admin/job" | "/admin/projection";
  }
}

export const screens: Screens<"operation"> = {
  "/admin": {
    page: "adminStart",
    texts: ["operation", "queues"],
    guard: "staff",
    menu: { group: "admin", part: "work", icon: "start", key: "s", place: 10 },
    load: async () => (await import("./start-screen.tsx")).StartScreen,
  },
  "/admin/setup": {
    page: "adminSetup",
    texts: ["operation"],
    guard: "admin",
    menu: { group: "admin", part: "system", icon: "setup", place: 15 },
    load: async () => (await import("./setup-screen.tsx")).SetupScreen,
  },
  "/admin/job": {
    page: "adminJobs",
    texts: ["operation"],
    guard: "admin",
    search: ["kind", "state", "page"],
    menu: { group: "admin", part: "system", icon: "jobs", key: "j", place: 140 },
    load: async () => (await import("./jobs-screen.tsx")).JobsScreen,
  },
  "/admin/projection": {
    page: "adminProjections",
    texts: ["operation"],
    guard: "admin",
    menu: { group: "admin", part: "system", icon: "models", key: "m", place: 150 },
    load: async () => (await import("./projections-screen.tsx")).ProjectionsScreen,
  },
};
