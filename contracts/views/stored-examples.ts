// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

export const viewsExamples: readonly StoredExample[] = [
  {
    type: "ViewsCounted",
    version: 1,
    data: {
      views: [
        { kind: "SAFER_VIEW", seq: 17, count: 2 },
        { kind: "NOTICE", seq: 3, count: 1 },
      ],
    },
  },
];
