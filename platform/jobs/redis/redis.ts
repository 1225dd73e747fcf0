// Jobs in Redis, by BullMQ, for any number of processes. A kind is a queue.
import type { Redis } from "ioredis";
import { watchSteps } from "../../clock.ts";
import { errorFacts } from "../../log-port.ts";
import { openRedis, type RedisServer } from "../../redis/connect.ts";
import type { Jobs, JobsOptions, Worker } from "../port.ts";
import { createRedisMaker } from "./make.ts";
import { createRedisMark } from "./mark.ts";
import { createRedisParked } from "./parked.ts";
import { createRedisPutBack } from "./put-back.ts";
import { asking, createQueues } from "./queues.ts";
import { createRedisReads } from "./read.ts";
import { createRedisRestorer } from "./restore.ts";
import { startRedisWorker } from "./worker.ts";

/** Throws ServerAway where Redis does not answer, and where it keeps no log of what it is told. */
export async function openRedisJobs(url: string, options: JobsOptions): Promise<Jobs> {
  const server = await openRedis(url, { durable: true });
  try {
    return createJobs(server, await connectWorkers(server), options);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Workers wait for Redis to come back, and block while there is nothing to do. */
async function connectWorkers(server: RedisServer): Promise<Redis> {
  const client = await server.connect({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    autoResendUnfulfilledCommands: true,
    commandTimeout: undefined,
  });
  // BullMQ duplicates it for each worker. One that is connected by a call fails for good where that call does.
  client.options.lazyConnect = false;
  return client;
}

function createJobs(server: RedisServer, forWorkers: Redis, { log }: JobsOptions): Jobs {
  const { client, prefix } = server;
  const queues = createQueues(server);
  const maker = createRedisMaker(client, queues, prefix);
  const reads = createRedisReads(client, queues);
  const parked = createRedisParked(client, queues);
  const mark = createRedisMark(client, prefix);
  const restore = createRedisRestorer(client, queues);
  const putBack = createRedisPutBack(queues, maker);
  const deps = { client: forWorkers, prefix: queues.prefix, log, makeNext: maker.makeNext };
  const workers = new Map<string, Worker>();
  const putBackLogged = (kind: string): Promise<void> =>
    putBack(kind).catch((error: unknown) => {
      log.error({ kind, ...errorFacts(error) }, "jobs could not be set anew after the clock was put back");
    });
  let moving: Promise<unknown> = Promise.resolve();
  const steps = watchSteps(() => {
    moving = moving.then(() => Promise.all([...workers.keys()].map(putBackLogged)));
  });
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    steps.close();
    await moving;
    await Promise.all([...workers.values()].map((worker) => worker.stop()));
    await queues.close();
    await server.close();
  }
  return {
    mark,
    enqueue: (jobs) => asking(() => maker.enqueue(jobs)),
    async work(worker) {
      const { kind } = worker;
      if (workers.has(kind)) throw new Error(`jobs of kind ${kind} have a worker in this process already`);
      // It may have been put back while nobody worked.
      await putBackLogged(kind);
      if (workers.has(kind)) throw new Error(`jobs of kind ${kind} have a worker in this process already`);
      const started = startRedisWorker(deps, worker);
      const running: Worker = {
        async stop(graceMs) {
          await started.stop(graceMs);
          if (workers.get(kind) === running) workers.delete(kind);
        },
      };
      workers.set(kind, running);
      return running;
    },
    find: (name) => asking(() => reads.find(name)),
    list: (kind, state, page) => asking(() => reads.list(kind, state, page)),
    counts: () => asking(() => reads.counts()),
    kinds: () => asking(() => queues.kinds()),
    restore: (jobs) =>
      asking(async () => {
        await restore(jobs);
        // They are as new as the log that they came with.
        await mark.write(Date.now());
      }),
    replay: (name) => asking(() => parked.replay(name)),
    drop: (name) => asking(() => parked.drop(name)),
    schedule: (schedule) => asking(() => maker.schedule(schedule)),
    unschedule: (kind, name) => asking(() => maker.unschedule(kind, name)),
    schedules: () => asking(() => maker.schedules()),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
