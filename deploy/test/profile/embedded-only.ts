// Tests of the HTTP suite that don't run on the mixed profile, each with its reason.

export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  "deploy/wire/distributed/embedded.test.ts": "services apart; distributed/mixed.test.ts is the same on the servers",
  "deploy/wire/distributed/several.test.ts": "names its servers itself",
  "deploy/wire/distributed/left.test.ts": "names its servers itself",
  "deploy/wire/distributed/lost.test.ts": "names its servers itself: engines that it makes lose all they had",
  "deploy/wire/distributed/mixed.test.ts": "names its servers itself",
  "deploy/wire/distributed/rebuilt.test.ts": "names its servers itself",
  "deploy/wire/distributed/outages.test.ts": "names its servers itself: engines that it may take away",
  "deploy/wire/bus/broker-killed.test.ts": "names its server itself: a broker that it may kill",
  "deploy/wire/bus/new-broker.test.ts": "names its server itself: a broker that nobody used before",
  "deploy/wire/bus/on-kafka.test.ts": "names its server itself",
  "deploy/wire/ground/damaged-files.test.ts": "about damaged SQLite files: what the servers keep, they mend themselves",
  "deploy/wire/ground/damaged-while-running.test.ts": "about damaged SQLite files",
  "deploy/wire/ground/full-disk.test.ts": "about the disk of the data folder",
  "deploy/wire/ground/lost-events.test.ts": "puts back single files; the ports' suites (attach) do it on the servers",
  "deploy/wire/ground/moved.test.ts": "leaves the embedded profile, and names its servers itself",
  "deploy/wire/ground/on-esdb.test.ts": "names its servers itself",
  "deploy/wire/ground/on-meili.test.ts": "names its servers itself",
  "deploy/wire/ground/on-s3.test.ts": "names its servers itself",
  "deploy/wire/report/quota.test.ts":
    "counts on a restart to end the limit of a minute, which Redis keeps; rate-limit/contract.ts is both's",
};
