// Brings stored events of an older shape to today's when they are read; what is stored is never rewritten.
import type { AnyEvent } from "@sb/contracts/events.ts";

/** Gives the event in its next version, or under its new name; its secret is open by now. */
export type Upcast = (event: AnyEvent) => AnyEvent;

/** By type and version: `DeclarationFiled@1` takes that to `DeclarationFiled@2`. */
export type Upcasters = Readonly<Record<`${string}@${number}`, Upcast>>;

const keyOf = ({ type, version }: AnyEvent) => `${type}@${version}` as const;

export function upcast(event: AnyEvent, upcasters: Upcasters): AnyEvent {
  const step = upcasters[keyOf(event)];
  if (step === undefined) return event;
  const next = step(event);
  if (keyOf(next) === keyOf(event)) throw new Error(`The upcaster of ${keyOf(event)} leads nowhere`);
  return upcast(next, upcasters);
}
