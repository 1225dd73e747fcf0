// The operator's command about events that could not be delivered (docs/operations.md). It may run beside the server.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { travels } from "@sb/contracts/subjects.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import { type Bus, PAUSED_LISTED, type PausedStream, type SkipRequest } from "@sb/platform/bus/port.ts";
import { type Config, readConfig } from "@sb/platform/config/config.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { createLogger } from "@sb/platform/log.ts";

const USAGE = `Usage: npm run bus -- held
       npm run bus -- skip GROUP EVENT_ID "REASON"
       npm run bus -- skipped GROUP
       npm run bus -- replay GROUP EVENT_ID`;

/** Returns the exit code: 0 if it was done, 1 if not, 2 where the arguments make no sense. */
export async function runBus(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void = console.log,
): Promise<number> {
  const command = commandOf(args);
  if (!command) {
    print(USAGE);
    return 2;
  }
  try {
    await using resources = new AsyncDisposableStack();
    return await command(await openFor(readConfig(environment), resources), print);
  } catch (error) {
    print(`That did not work: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return 1;
  }
}

type Print = (line: string) => void;
type Command = (bus: Bus, print: Print) => Promise<number>;

function commandOf([name, ...rest]: readonly string[]): Command | undefined {
  const [group = "", eventId = "", reason = ""] = rest;
  if (name === "held" && rest.length === 0) return showHeld;
  if (name === "skipped" && rest.length === 1) return (bus, print) => showSkipped(bus, group, print);
  if (name === "replay" && rest.length === 2) return (bus, print) => replay(bus, group, eventId, print);
  if (name === "skip" && rest.length === 3) return (bus, print) => skip(bus, { group, eventId, reason }, print);
  return undefined;
}

async function openFor({ urls, dataDir, logLevel }: Config, resources: AsyncDisposableStack): Promise<Bus> {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) throw new Error(`There is no data folder at ${folder}: set SB_DATA_DIR`);
  const eventStore = resources.adopt(await openEventStore(urls.eventStore, folder), (open) => open.close());
  const options = { eventStore, travels, log: createLogger(logLevel) };
  return resources.adopt(await openBus(urls.bus, folder, options), (open) => open.close());
}

async function showHeld(bus: Bus, print: Print): Promise<number> {
  const held = await bus.paused();
  for (const each of held) print(lineOf(each));
  const more = held.length === PAUSED_LISTED ? " or more" : "";
  print(held.length === 0 ? "Nothing is held back." : `${held.length}${more} streams are held back.`);
  return 0;
}

const lineOf = ({ group, eventId, eventType, stream, failures, since, cause }: PausedStream): string =>
  `${group}  ${eventId}  ${eventType} of ${stream}: ${failures} tries, held back since ${new Date(since).toISOString()}: ${cause}`;

async function skip(bus: Bus, request: SkipRequest, print: Print): Promise<number> {
  if (await bus.skip(request)) {
    print("Recorded. The next try leaves the event out, and its stream goes on.");
    return 0;
  }
  print(`The event ${request.eventId} holds nothing back in the group ${request.group}.`);
  return 1;
}

async function replay(bus: Bus, group: string, eventId: string, print: Print): Promise<number> {
  if (await bus.replay(group, eventId)) {
    print("Ordered. The group gets the event once more, after what the bus has already.");
    return 0;
  }
  print(`The event ${eventId} was not skipped in the group ${group}.`);
  return 1;
}

async function showSkipped(bus: Bus, group: string, print: Print): Promise<number> {
  const skips = await bus.skipped(group);
  for (const { at, eventId, eventType, stream, reason, by, replayedAt } of skips) {
    const since = replayedAt === undefined ? "" : `, replay ordered ${replayedAt}`;
    print(`${at}  ${eventId}  ${eventType} of ${stream}, by ${by}${since}: ${reason}`);
  }
  print(`${skips.length} skipped in ${group}.`);
  return 0;
}
