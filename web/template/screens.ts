import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    template: "/admin/template" | "/admin/template/write" | "/admin/template/:seq";
  }
}

export const screens: Screens<"template"> = {
  "/admin/template": {
    page: "adminTemplates",
    texts: ["template"],
    guard: "editor",
    search: ["use", "state", "page"],
    menu: { group: "admin", part: "content", icon: "open", key: "r", place: 115 },
    load: async () => (await import("./list.tsx")).TemplatesScreen,
  },
  "/admin/template/write": {
    page: "adminTemplateWrite",
    texts: ["template"],
    guard: "editor",
    load: async () => (await import("./editor.tsx")).WriteTemplateScreen,
  },
  "/admin/template/:seq": {
    page: "adminTemplate",
    texts: ["template"],
    guard: "editor",
    load: async () => (await import("./editor.tsx")).EditTemplateScreen,
  },
};
