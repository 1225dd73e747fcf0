import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    batch: "/agency/batch" | "/agency/batch/:batchSeq" | "/admin/batch";
  }
}

export const screens: Screens<"batch"> = {
  "/agency/batch": {
    page: "agencyBatches",
    texts: ["batch"],
    guard: "agency",
    search: ["page"],
    menu: { group: "agency", icon: "batches", place: 35 },
    load: async () => (await import("./batches-screen.tsx")).BatchesScreen,
  },
  "/agency/batch/:batchSeq": {
    page: "agencyBatch",
    texts: ["batch", "terms"],
    guard: "agency",
    search: ["page", "outcome"],
    load: async () => (await import("./batch-screen.tsx")).BatchScreen,
  },
  "/admin/batch": {
    page: "adminBatches",
    texts: ["batch"],
    guard: "admin",
    search: ["page"],
    menu: { group: "admin", part: "partners", icon: "batches", place: 85 },
    load: async () => (await import("./admin-screen.tsx")).AdminBatchesScreen,
  },
};
