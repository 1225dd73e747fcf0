// Before anything is written: whose the target is. A wrong setting must not mix two services, or destroy the keys of another one.
import { START } from "@sb/platform/event-store/port.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import { MARK_NAME } from "@sb/platform/vault/check-master-key.ts";
import type { Source } from "./open-source.ts";
import type { MoveTarget } from "./open-target.ts";

/** Throws StartError unless the target is empty, or a copy of this source that was begun. */
export async function requireOwnTarget(source: Source, target: MoveTarget): Promise<void> {
  const [first] = await target.eventStore.readAll(START, 1);
  if (first === undefined) await requireEmpty(source, target);
  else await requireCopied(source, first);
  await requireOwnKeys(source, target);
}

type First = { readonly stream: string; readonly revision: number; readonly meta: { readonly eventId: string } };

/** Ids of events are unique. A stream that was shredded since has none any more. */
async function requireCopied({ log }: Source, first: First): Promise<void> {
  const { events, shredded } = await log.readStream(first.stream, first.revision);
  if (shredded || events[0]?.meta.eventId === first.meta.eventId) return;
  throw new StartError("the target's events are not the source's: it is no copy. Begin with an empty one");
}

/** Events come before files, jobs and groups: where there are none, there is none of those either. */
async function requireEmpty(source: Source, { files, jobs, bus }: MoveTarget): Promise<void> {
  if (source.files && (await isAny(files.all())))
    throw new StartError("the target has files, but no events: they are of another service. Begin with an empty place");
  if (source.jobs && (await jobs.kinds()).length > 0)
    throw new StartError("the target has jobs, but no events: they are of another service. Begin with an empty place");
  if ((await bus.places()).length > 0)
    throw new StartError(
      "the target has consumer groups, but no events: they are of another service. Begin with another bus",
    );
}

async function isAny(keys: AsyncIterable<string>): Promise<boolean> {
  for await (const _ of keys) return true;
  return false;
}

/** Each service has a key of that name. */
async function requireOwnKeys({ keys }: Source, target: MoveTarget): Promise<void> {
  const { status, wrapped } = await target.keys.find(MARK_NAME);
  if (!keys || status === "NONE" || wrapped === (await keys.find(MARK_NAME)).wrapped) return;
  throw new StartError("the target's keys are of another service. Begin with an empty place");
}
