// The flows of the HTTP suite that run on the mixed profile, too, in every run: they cross every port that has another engine there,
// and take a way of each subject that no browser test knows. That an engine keeps its port's contract is shown by the port's own suite. All
// others run there every night (SB_TEST_EVERY=1).

/** Ports that the mixed profile keeps outside of the data folder, by the settings that name them (profile.ts). */
export const MIXED_PORTS = ["readStore", "jobs", "lease", "rateLimit", "invalidation", "bus", "files", "keys"] as const;
type Flow = { readonly shows: string; readonly ports: readonly (typeof MIXED_PORTS)[number][] };

export const MIXED_FLOWS: Readonly<Record<string, Flow>> = {
  "deploy/wire/report/flow.test.ts": {
    shows: "a report is filed, found, read and changed",
    ports: ["readStore", "bus", "keys"],
  },
  "deploy/wire/report/files.test.ts": { shows: "evidence is kept sealed, and shown", ports: ["files", "keys", "jobs"] },
  "deploy/wire/report/erased.test.ts": {
    shows: "nothing of a deleted report is left on any engine",
    ports: ["readStore", "bus", "files", "keys"],
  },
  "deploy/wire/account/leaving.test.ts": {
    shows: "a person leaves, and what they left behind goes",
    ports: ["keys", "bus", "readStore"],
  },
  "deploy/wire/notice/scheduled.test.ts": { shows: "a notice appears when its time has come", ports: ["jobs"] },
  "deploy/wire/news/news.test.ts": { shows: "news is fetched on time, and nothing twice", ports: ["lease", "jobs"] },
  "deploy/wire/outbox/receivers.test.ts": {
    shows: "agencies and people with a webhook are given a report, signed and in order",
    ports: ["bus", "jobs"],
  },
  "deploy/wire/sharing/sharing.test.ts": { shows: "feeds give each object once", ports: ["readStore"] },
  "deploy/wire/apikey/apikey.test.ts": { shows: "a key has its own limit of requests", ports: ["rateLimit"] },
  "deploy/wire/views/views.test.ts": { shows: "a view is counted once a day", ports: ["readStore", "keys"] },
  "deploy/wire/template/template.test.ts": {
    shows: "an answer's template is written and offered",
    ports: ["readStore"],
  },
  "deploy/wire/ground/crash.test.ts": {
    shows: "a process that was killed goes on where it was",
    ports: ["lease", "bus"],
  },
  "deploy/wire/ground/remembered.test.ts": {
    shows: "what is remembered is forgotten in time",
    ports: ["invalidation"],
  },
};
