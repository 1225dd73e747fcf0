// Tests of the HTTP suite that don't run on the mixed profile, each with its reason.

export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  "deploy/wire/apart/apart.test.ts": "services apart; apart/mixed.test.ts is the same on the servers",
  "deploy/wire/apart/left.test.ts": "names its servers itself",
  "deploy/wire/apart/mixed.test.ts": "names its servers itself",
  "deploy/wire/apart/outages.test.ts": "names its servers itself: engines that it may take away",
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

const FILES_MANY =
  "files hundreds of reports: each asks for keys a dozen times, more than CI's S3 server answers in time";

/** Those that do, but not beside all others on two cores: with SB_TEST_HTTP_MIXED=all. */
export const ON_DEMAND: Readonly<Record<string, string>> = {
  "deploy/wire/account/nicknames.test.ts":
    "one person's changes at the same moment may leave a name claimed for ten minutes, more often where writes take longer",
  "deploy/wire/comment/likes.test.ts": "hundreds of people sign up, each with keys of their own",
  "deploy/wire/delivery/killed.test.ts": FILES_MANY,
  "deploy/wire/ground/crash.test.ts": FILES_MANY,
  "deploy/wire/ground/roles.test.ts": "two thousand requests, almost all refused before any engine is asked",
  "deploy/wire/ground/start.test.ts": FILES_MANY,
  "deploy/wire/ground/travels.test.ts": FILES_MANY,
  "deploy/wire/report/hostile-uploads.test.ts": "about what files are, before they are kept",
  "deploy/wire/report/import-killed.test.ts": FILES_MANY,
  "deploy/wire/report/import.test.ts": FILES_MANY,
  "deploy/wire/sharing/blocklists.test.ts": FILES_MANY,
};
