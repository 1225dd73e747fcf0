import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    analysis:
      | "/support/analysis"
      | "/support/analysis/write"
      | "/support/analysis/:analysisSeq"
      | "/admin/analysis"
      | "/admin/analysis/:analysisSeq";
  }
}

export const screens: Screens<"analysis"> = {
  "/support/analysis": {
    page: "analyses",
    texts: ["analysis"],
    guard: "login",
    search: ["page"],
    menu: { group: "support", place: 30, title: "analyses" },
    load: async () => (await import("./analyses-screen.tsx")).AnalysesScreen,
  },
  "/support/analysis/write": {
    page: "analysisWrite",
    texts: ["analysis"],
    guard: "login",
    search: ["dclrSeq"],
    load: async () => (await import("./write-screen.tsx")).WriteAnalysisScreen,
  },
  "/support/analysis/:analysisSeq": {
    page: "analysis",
    texts: ["analysis"],
    guard: "login",
    load: async () => (await import("./analysis-screen.tsx")).AnalysisScreen,
  },
  "/admin/analysis": {
    page: "adminAnalyses",
    texts: ["analysis"],
    guard: "admin",
    search: ["status", "page"],
    menu: { group: "admin", part: "work", icon: "analyses", key: "a", place: 30 },
    load: async () => (await import("./admin/analyses-screen.tsx")).AdminAnalysesScreen,
  },
  "/admin/analysis/:analysisSeq": {
    page: "adminAnalysis",
    texts: ["analysis"],
    guard: "admin",
    load: async () => (await import("./admin/analysis-screen.tsx")).AdminAnalysisScreen,
  },
};
