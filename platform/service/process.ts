// A service as a process: its address on the console, what stops it, and with which exit code it ends.
import { startFailure } from "./start-error.ts";

/** Ends the process with exit code 1, so that whoever runs it starts it anew. `reason`: one line for the operator. */
export type Fail = (reason: string) => void;

/** Opens everything into `resources`, which are closed in reverse order, and answers with the URL where it listens. */
export type Start = (resources: AsyncDisposableStack, fail: Fail) => Promise<string>;

/** Runs until SIGINT or SIGTERM. What keeps it from starting is one clear line and exit code 1. */
export async function runProcess(name: string, start: Start): Promise<void> {
  const resources = new AsyncDisposableStack();
  const ended = Promise.withResolvers<string | undefined>();
  try {
    const url = await start(resources, ended.resolve);
    onSignal(() => ended.resolve(undefined));
    tell(process.stdout, `${name} is at ${url}`);
  } catch (error) {
    tell(process.stderr, `${name} could not start: ${startFailure(error)}`);
    await resources.disposeAsync().catch(() => undefined);
    process.exit(1);
  }
  const reason = await ended.promise;
  if (reason !== undefined) tell(process.stderr, `${name} ends: ${reason}`);
  await resources.disposeAsync().catch((error) => {
    tell(process.stderr, `${name} did not stop cleanly: ${startFailure(error)}`);
    process.exit(1);
  });
  process.exit(reason === undefined ? 0 : 1);
}

const tell = (stream: NodeJS.WriteStream, line: string): void => void stream.write(`${line}\n`);

/** A second signal stops the process at once. */
function onSignal(stop: () => void): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop();
    });
  }
}
