// The part of the route table for agencies.
import { type AnyScreen, screen } from "../routing/screen.ts";
import { only } from "./search-parts.ts";

export const agencyScreens: readonly AnyScreen[] = [
  screen({
    path: "/agency/key",
    page: "agencyKey",
    texts: ["disclosure"],
    guard: "agency",
    load: async () => ({ default: (await import("../disclosure/key-screen.tsx")).KeyScreen }),
  }),
  screen({
    path: "/agency/open",
    page: "agencyOpen",
    texts: ["disclosure", "report"],
    guard: "agency",
    search: only("dclrSeq"),
    load: async () => ({ default: (await import("../disclosure/open-screen.tsx")).OpenScreen }),
  }),
];
