import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    account: "/login/callback" | "/login/join" | "/support/my-page/deregister";
  }
}

export const screens: Screens<"account"> = {
  "/login/callback": {
    page: "login",
    texts: ["account"],
    search: ["code", "state", "error"],
    load: async () => (await import("./login-screen.tsx")).LoginScreen,
  },
  "/login/join": {
    page: "join",
    texts: ["account", "terms"],
    load: async () => (await import("./join-screen.tsx")).JoinScreen,
  },
  "/support/my-page/deregister": {
    page: "myPage",
    texts: ["account"],
    guard: "login",
    load: async () => (await import("./deregister-screen.tsx")).DeregisterScreen,
  },
};
