// Starts servers for as long as something runs that needs them.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningService, Service } from "./service.ts";

type Environment = Readonly<Record<string, string>>;

/**
 * Installs what is missing in `folder`, one service after the other (package managers lock), then starts all at once.
 * Stops all and removes their data when `run` has ended, and where a start fails.
 */
export async function withServices<Result>(
  services: readonly Service[],
  folder: string,
  run: (env: Environment) => Promise<Result>,
): Promise<Result> {
  await using running = new AsyncDisposableStack();
  for (const service of services) await named(service, "install", () => service.install(folder));
  const started = await Promise.allSettled(services.map((service) => start(service, folder, running)));
  const failed = started.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  const environments = started.map((outcome) => (outcome.status === "fulfilled" ? outcome.value.env : {}));
  return await run(Object.assign({}, ...environments));
}

async function start(service: Service, folder: string, owner: AsyncDisposableStack): Promise<RunningService> {
  const data = await mkdtemp(join(tmpdir(), `safer-block-${service.name}-`));
  owner.defer(() => rm(data, { recursive: true, force: true }));
  const running = await named(service, "start", () => service.start(folder, data));
  owner.defer(running.stop);
  return running;
}

async function named<Result>({ name }: Service, what: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw new Error(`${name} can't ${what}`, { cause });
  }
}
