// Epochs of the topic: one begins each time that the log, which the records were carried from, lost events or was replaced;
// records say which one they are of.
import * as z from "zod";
import type { MisfitReason } from "../../event-store/misfit.ts";
import { type LogMark, type Position, START } from "../../event-store/port.ts";

const Epoch = z.object({
  number: z.int().min(1),
  /** Which log it carries; undefined before one was attached. */
  log: z.string().max(100).optional(),
  /** Earlier records count up to here. */
  after: z.string().max(100),
});
type Epoch = z.output<typeof Epoch>;
/** Older ones are forgotten: a log is restored rarely. Kafka keeps 4,096 bytes with an offset. */
const EPOCHS_KEPT = 12;

/** How far the relay came. */
export const RelayPlace = z.object({
  position: z.string().max(100),
  /** Oldest first. */
  epochs: z.array(Epoch).min(1).max(EPOCHS_KEPT),
});
export type RelayPlace = z.output<typeof RelayPlace>;

export const FIRST_PLACE: RelayPlace = { position: START, epochs: [{ number: 1, after: START }] };

/** A position that was noted, and in which epoch. */
export type Noted = { readonly epoch: number; readonly position: Position };

export const newestOf = ({ epochs }: Pick<RelayPlace, "epochs">): Epoch => {
  const newest = epochs.at(-1);
  if (!newest) throw new Error("a place without an epoch");
  return newest;
};

/** The meaning of a noted position now; undefined where the log is another one since. */
export function standing(place: Pick<RelayPlace, "epochs">, { epoch, position }: Noted): Position | undefined {
  const noted = place.epochs.find(({ number }) => number === epoch);
  const later = place.epochs.filter(({ number }) => number > epoch);
  if (later.length > 0 && noted?.log !== newestOf(place).log) return undefined;
  return later.reduce((least, { after }) => (after < least ? after : least), position);
}

/** Whether the log still has what was carried then. */
export const stillStands = (place: Pick<RelayPlace, "epochs">, noted: Noted): boolean =>
  standing(place, noted) === noted.position;

/** The place after this log was attached; the same one where nothing changed. `reason`: why what was carried does not fit. */
export function attached(place: RelayPlace, reason: MisfitReason | undefined, log: LogMark): RelayPlace {
  const newest = newestOf(place);
  if (!reason && newest.log === log.id) return place;
  if (!reason) return { ...place, epochs: [...place.epochs.slice(0, -1), { ...newest, log: log.id }] };
  const position = reason === "OTHER_LOG" ? START : log.end;
  const next = { number: newest.number + 1, log: log.id, after: position };
  return { position, epochs: [...place.epochs, next].slice(-EPOCHS_KEPT) };
}
