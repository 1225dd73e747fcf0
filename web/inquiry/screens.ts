import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    inquiry:
      | "/support/inquiry/list"
      | "/support/inquiry/write"
      | "/support/inquiry/:seq"
      | "/support/inquiry/modify/:seq"
      | "/admin/inquiry"
      | "/admin/inquiry/:seq";
  }
}

export const screens: Screens<"inquiry"> = {
  "/support/inquiry/list": {
    page: "inquiries",
    texts: ["inquiry"],
    guard: "login",
    search: ["orderType", "optionType", "searchKeyword", "page"],
    menu: { group: "support", place: 20, title: "inquiries" },
    load: async () => (await import("./inquiries-screen.tsx")).InquiriesScreen,
  },
  "/support/inquiry/write": {
    page: "inquiryWrite",
    texts: ["attachments", "inquiry"],
    guard: "login",
    load: async () => (await import("./write-screen.tsx")).WriteInquiryScreen,
  },
  "/support/inquiry/:seq": {
    page: "inquiry",
    texts: ["comments", "inquiry"],
    guard: "login",
    load: async () => (await import("./inquiry-screen.tsx")).InquiryScreen,
  },
  "/support/inquiry/modify/:seq": {
    page: "inquiryModify",
    texts: ["attachments", "inquiry"],
    guard: "login",
    load: async () => (await import("./modify-screen.tsx")).ModifyInquiryScreen,
  },
  "/admin/inquiry": {
    page: "adminInquiries",
    texts: ["inquiry"],
    guard: "admin",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "inquiries", key: "i", place: 40 },
    load: async () => (await import("./admin/inquiries-screen.tsx")).AdminInquiriesScreen,
  },
  "/admin/inquiry/:seq": {
    page: "adminInquiry",
    texts: ["comments", "inquiry"],
    guard: "admin",
    load: async () => (await import("./admin/inquiry-screen.tsx")).AdminInquiryScreen,
  },
};
