import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    apikey: "/support/api-key" | "/admin/api-key";
  }
}

export const screens: Screens<"apikey"> = {
  "/support/api-key": {
    page: "apiKeys",
    texts: ["apikey"],
    guard: "login",
    load: async () => (await import("./api-keys-screen.tsx")).ApiKeysScreen,
  },
  "/admin/api-key": {
    page: "adminApiKeys",
    texts: ["apikey"],
    guard: "admin",
    search: ["page"],
    menu: { group: "admin", part: "partners", icon: "keys", place: 130 },
    load: async () => (await import("./admin-keys-screen.tsx")).AdminKeysScreen,
  },
};
