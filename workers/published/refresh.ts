// Fetches a published list and gives it to the rules, which take in what has changed. One at a time in a process, and a list in one process
// at a time. A list that fails is no failed job: the rules note why, its last good state stays, and it is tried again at its own time.
import { type ListFacts, ListLogin, listLoginOwner } from "@sb/contracts/published/events.ts";
import { PublishedRefresh, PublishedTrouble } from "@sb/contracts/published/jobs.ts";
import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { IncomingFile, PublishedRemote, TakeStep } from "@sb/contracts/published/remote.ts";
import { deleteParts, putInParts } from "@sb/platform/files/in-parts.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { type Jobs, type JobWorker, type NewJob, PutOff } from "@sb/platform/jobs/port.ts";
import { holdIfFree } from "@sb/platform/lease/hold.ts";
import type { Leases } from "@sb/platform/lease/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { type Fetched, fetchList, type Limits, type Login } from "./fetch-list.ts";
import { fetchMispFeed, isMispFeed } from "./fetch-misp-feed.ts";
import { fetchCollection, isTaxiiAnswer, isTaxiiUrl } from "./fetch-taxii.ts";
import { incomingKey } from "./incoming.ts";
import { findListDoc } from "./look.ts";
import { isDue } from "./next-try.ts";
import { readValidators, writeValidators } from "./validators.ts";

export type RefreshDeps = {
  readonly published: PublishedRemote;
  readonly readStore: { model(name: string): Pick<ReadModel, "get"> };
  readonly files: Pick<Files, "get" | "put" | "list" | "delete">;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly leases: Leases;
  readonly vault: Pick<Vault, "open">;
  readonly listNetwork: Network;
  readonly limits?: Limits | undefined;
  readonly log: Log;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const LEASE_MS = 30_000;
/** Until a list is tried again that another process is refreshing. */
const BUSY_MS = 5_000;
/** Failures in a row that admins are told of: the third comes some hours after the first. */
const LASTING = 3;
const NAME_CHARS = 200;

export function publishedRefreshHandler(deps: RefreshDeps): JobWorker {
  return defineHandler({
    job: PublishedRefresh,
    concurrency: 1,
    async handle({ payload, id, signal: stopped }) {
      const lease = { leases: deps.leases, name: `published-${payload.listSeq}`, ttlMs: LEASE_MS, log: deps.log };
      const held = await holdIfFree(lease, stopped, ({ signal }) => refresh(deps, { ...payload, id, signal }));
      if (!held) throw new PutOff(BUSY_MS, "LIST_BUSY");
    },
  });
}

type Run = {
  readonly listSeq: number;
  readonly asked?: boolean | undefined;
  /** The job's. */
  readonly id: string;
  readonly signal: AbortSignal;
};

type Source = NonNullable<Awaited<ReturnType<PublishedRemote["findSource"]>>>;

async function refresh(deps: RefreshDeps, run: Run): Promise<void> {
  const { listSeq, asked = false, id } = run;
  const list = await deps.published.findSource(listSeq);
  const before = await findListDoc(deps, listSeq);
  if (!list || !(asked || (before && isDue(before, deps.clock())))) return;
  const key = incomingKey(listSeq, Date.parse(deps.clock()));
  try {
    const { fetched, parts } = await fetchInParts(deps, list, key, run);
    switch (fetched.outcome) {
      case "UNCHANGED":
        return await deps.published.noteUnchanged(listSeq, id);
      case "FAILED":
        await deps.published.noteFailure(listSeq, fetched, id);
        return await tellOfFailure(deps, listSeq, before, fetched.code);
      case "READ": {
        const file = { key, parts, name: nameOf(list.source.url) };
        return await take(deps, { run, list, before, file, validators: fetched });
      }
      default:
        return fetched satisfies never;
    }
  } finally {
    await deleteParts(deps.files, key);
  }
}

/** Whole where an admin asked. */
async function fetchInParts(
  { files, listNetwork: network, limits, clock, vault }: RefreshDeps,
  list: Source,
  key: string,
  { listSeq, asked, signal }: Run,
): Promise<{ readonly fetched: Fetched; readonly parts: number }> {
  const validators = asked ? {} : await readValidators(files, listSeq, list, clock());
  const { url } = list.source;
  const login = await openLogin(vault, list.login);
  let parts = 0;
  const keep = async (pieces: AsyncIterable<Buffer>) => {
    parts = await putInParts(files, key, pieces);
  };
  const collection = () => fetchCollection(network, { url, name: list.path, login }, validators, keep, signal);
  if (isTaxiiUrl(url)) return { fetched: await collection(), parts };
  if (isMispFeed(url, list.form))
    return { fetched: await fetchMispFeed(network, { url, login }, validators, keep, signal), parts };
  const fetched = await fetchList({ network, limits }, { url, login }, validators, keep, signal);
  const isCollection = fetched.outcome === "READ" && isTaxiiAnswer(fetched.mediaType);
  return { fetched: isCollection ? await collection() : fetched, parts };
}

/** None where its key was destroyed meanwhile: then the server refuses. */
async function openLogin(vault: RefreshDeps["vault"], login: Source["login"]): Promise<Login | undefined> {
  const opened = login && (await vault.open(listLoginOwner(login.loginId), login.sealed));
  return ListLogin.optional().parse(opened);
}

/** The file's name in the list's address: forms are told by it where the content does not say. */
const nameOf = (url: string): string => (new URL(url).pathname.split("/").at(-1) ?? "").slice(0, NAME_CHARS);

type Taking = {
  readonly run: Run;
  readonly list: ListFacts;
  /** As it was before this attempt. */
  readonly before: ListDoc | undefined;
  readonly file: IncomingFile;
  readonly validators: { readonly etag?: string | undefined; readonly lastModified?: string | undefined };
};

/** Only the last good state's validators are kept: a publisher that goes back to it has nothing new. */
async function take(deps: RefreshDeps, { run, list, before, file, validators }: Taking): Promise<void> {
  const { listSeq, id, signal } = run;
  const { published, files, clock, jobs, log } = deps;
  const step = await untilEnded(() => published.take(listSeq, file, id), signal);
  log.info({ listSeq, ...step }, "a published list was read");
  switch (step.state) {
    case "TAKEN":
    case "UNCHANGED":
      return writeValidators(files, listSeq, list, validators, clock());
    case "HELD":
      return jobs.enqueue([troubleJob(listSeq, before, "HELD")]);
    case "FAILED":
      return tellOfFailure(deps, listSeq, before, step.code);
    case "REFUSED":
      return;
    default:
      return step satisfies never;
  }
}

type EndedStep = Exclude<TakeStep, { readonly state: "RUNNING" }>;

async function untilEnded(step: () => Promise<TakeStep>, signal: AbortSignal): Promise<EndedStep> {
  for (;;) {
    signal.throwIfAborted();
    const taken = await step();
    if (taken.state !== "RUNNING") return taken;
  }
}

async function tellOfFailure(
  { jobs, log }: RefreshDeps,
  listSeq: number,
  before: ListDoc | undefined,
  code: string,
): Promise<void> {
  log.warn({ listSeq, code }, "a published list could not be refreshed");
  const failures = before?.attempt?.outcome === "FAILED" ? before.attempt.failures + 1 : 1;
  if (failures >= LASTING) await jobs.enqueue([troubleJob(listSeq, before, "FAILING")]);
}

/** Admins are told once of each trouble: the job's id is that of the last good state. */
function troubleJob(listSeq: number, before: ListDoc | undefined, trouble: PublishedTrouble["trouble"]): NewJob {
  const since = before?.good ? Date.parse(before.good.seenAt) : 0;
  const id = `${trouble.toLowerCase()}-${listSeq}.${since}`;
  return jobOf(PublishedTrouble, id, { listSeq, trouble, attemptBefore: before?.attempt?.at });
}
