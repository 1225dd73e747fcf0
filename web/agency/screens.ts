import type { Screens } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    agency:
      | "/admin/agency"
      | "/admin/agency/register"
      | "/admin/agency/:agencySeq"
      | "/agency"
      | "/agency/report/:dclrSeq"
      | "/agency/about";
  }
}

export const screens: Screens<"agency"> = {
  "/admin/agency": {
    page: "adminAgencies",
    texts: ["agency"],
    guard: "admin",
    search: ["page"],
    menu: { group: "admin", part: "partners", icon: "agencies", key: "p", place: 80 },
    load: async () => (await import("./admin/agencies-screen.tsx")).AdminAgenciesScreen,
  },
  "/admin/agency/register": {
    page: "adminAgencyNew",
    texts: ["agency"],
    guard: "admin",
    load: async () => (await import("./admin/register-screen.tsx")).RegisterAgencyScreen,
  },
  "/admin/agency/:agencySeq": {
    page: "adminAgency",
    texts: ["agency"],
    guard: "admin",
    load: async () => (await import("./admin/agency-screen.tsx")).AdminAgencyScreen,
  },
  "/agency": {
    page: "agencyInbox",
    texts: ["agency"],
    guard: "agency",
    search: ["status", "crimeType", "chain", "page"],
    menu: { group: "agency", icon: "inbox", place: 10 },
    load: async () => (await import("./inbox-screen.tsx")).InboxScreen,
  },
  "/agency/report/:dclrSeq": {
    page: "agencyReport",
    texts: ["agency"],
    guard: "agency",
    load: async () => (await import("./report-screen.tsx")).AgencyReportScreen,
  },
  "/agency/about": {
    page: "agencyOwn",
    texts: ["agency"],
    guard: "agency",
    menu: { group: "agency", icon: "agencies", place: 40 },
    load: async () => (await import("./own-screen.tsx")).OwnAgencyScreen,
  },
};
