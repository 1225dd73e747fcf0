// Events: their common part, and how one is defined. A subject's own events stand in <subject>/events.ts.
import type * as z from "zod";

/**
 * A past-tense fact. `data` may be read by anyone who reads the log; `secret` is sealed with the stream's own key
 * before it is stored (docs/architecture.md), and undefined again once that key was destroyed.
 */
export type EventOf<Type extends string, Version extends number, Data, Secret = never> = [Secret] extends [never]
  ? { readonly type: Type; readonly version: Version; readonly data: Data; readonly secret?: undefined }
  : { readonly type: Type; readonly version: Version; readonly data: Data; readonly secret: Secret | undefined };

export type AnyEvent = {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly secret?: unknown;
};

/** Who did it: an account's public id, or a part of the system such as `system:importer`. */
export type Actor = string;

export type EventMeta = {
  /** UUIDv7 (RFC 9562). */
  readonly eventId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly actor: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
};

/** An event as it lies in the log, of any version. */
export type RawEvent = {
  readonly stream: string;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
};

/** A person's text for everybody to read: sealed apart from the rest, with a key that can be destroyed by itself. */
export type Personal = {
  /** The owner of the key. */
  readonly owner: string;
  /** Members of the event's data. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly logged?: Logged | undefined;
};

/** The public log commits to these parts of a public text (docs/log.md). */
export type Logged = {
  /** Short facts about it. */
  readonly fact: Readonly<Record<string, unknown>>;
  /** The text itself, of which the fact gets the hash. */
  readonly text: Readonly<Record<string, unknown>>;
};

/** One type of event: its shape today, and how each older shape becomes that. */
export type EventDefinition<Event extends AnyEvent = AnyEvent> = {
  readonly type: Event["type"];
  /** Today's. */
  readonly version: Event["version"];
  /**
   * A stored event of this type as today's. Its secret is there only where it comes in opened. Throws UnreadableEvent.
   */
  readonly read: (stored: RawEvent, secret?: unknown) => Event;
  /** Whether a person wrote some of its data, which is sealed with a key of its own. */
  readonly isPersonal: boolean;
  /** Parts an event's data before it is stored. Reading gets it whole again, while the key is there. */
  readonly split: (stream: string, data: unknown) => { readonly data: unknown; readonly personal?: Personal };
};

/** The event, or union of events, of a definition or several. */
export type EventFrom<Definition extends EventDefinition> = ReturnType<Definition["read"]>;

/** Takes data of one version to the next. */
export type Upcaster = (data: unknown) => unknown;

type Shape<Version extends number, Data extends z.ZodType, Secret extends z.ZodType> = {
  readonly version: Version;
  readonly data: Data;
  readonly secret?: Secret;
  /** Members of `data` that a person wrote. They may be missing when it is read: their key was destroyed. */
  readonly personal?: {
    readonly members: readonly (keyof z.output<Data> & string)[];
    readonly owner: (stream: string, data: DeepReadonly<z.output<Data>>) => string;
    /** Undefined where nothing of it is for everybody. */
    readonly logged?: (data: DeepReadonly<z.output<Data>>) => Logged | undefined;
  };
  /** By the version they take: all from 1 to the one before `version`. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
};
type Output<Schema extends z.ZodType> = [Schema] extends [never] ? never : DeepReadonly<z.output<Schema>>;

/**
 * Defines a type of event. Schemas say the shape only. They know no limits: those are on the wire and may be lowered
 * one day, and a stored event must stay readable. Keys they don't know are dropped when an event is read.
 *
 * A field that may be left out needs no new version. Any other change does:
 * 1. name the shape that `data` has had until now (`DataV1`), and give `data` the new one;
 * 2. count `version` up: the compiler then shows every place that makes such an event;
 * 3. add `upcasters: { 1: upcaster(DataV1, (data) => …) }`, which gives the data in version 2;
 * 4. add an example of the new version to <subject>/stored-examples.ts; those of older versions stay as they are.
 * Nothing stored is rewritten: rules, projections and workers only ever see today's version.
 *
 * `secret` has no versions, because its ciphertext is also kept in read models, where none would be known. Change it by
 * fields that may be left out, or so that its schema reads both shapes.
 */
export function defineEvent<
  const Type extends string,
  const Version extends number,
  Data extends z.ZodType,
  Secret extends z.ZodType = never,
>(
  type: Type,
  { version, data, secret, personal, upcasters = {} }: Shape<Version, Data, Secret>,
): EventDefinition<EventOf<Type, Version, Output<Data>, Output<Secret>>> {
  const steps = Array.from({ length: version - 1 }, (_, at) => requireStep(upcasters[at + 1], `${type}@${at + 1}`));
  const upcast = (stored: RawEvent): unknown => {
    if (stored.version < 1 || stored.version > version) throw new UnreadableEvent(stored);
    return steps.slice(stored.version - 1).reduce((older, step) => step(older), stored.data);
  };
  const openedSecret = secret?.optional();
  return {
    type,
    version,
    isPersonal: personal !== undefined,
    split: personal ? (stream, whole) => splitPersonal(personal, stream, whole) : (_, whole) => ({ data: whole }),
    read(stored, opened) {
      try {
        const event = { type, version, data: data.parse(stored.version === version ? stored.data : upcast(stored)) };
        // The schemas gave what their types say.
        return (openedSecret ? { ...event, secret: openedSecret.parse(opened) } : event) as EventOf<
          Type,
          Version,
          Output<Data>,
          Output<Secret>
        >;
      } catch {
        // No cause: it may quote what is in the event.
        throw new UnreadableEvent(stored);
      }
    },
  };
}

function splitPersonal<Data>(
  {
    members,
    owner,
    logged,
  }: {
    readonly members: readonly string[];
    readonly owner: (stream: string, data: Data) => string;
    readonly logged?: (data: Data) => Logged | undefined;
  },
  stream: string,
  whole: unknown,
): { readonly data: unknown; readonly personal?: Personal } {
  const data: Record<string, unknown> = {};
  const split: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(whole as object)) {
    const part = members.includes(name) && value !== undefined ? split : data;
    part[name] = value;
  }
  if (Object.keys(split).length === 0) return { data: whole };
  const personal = { owner: owner(stream, whole as Data), members: split };
  const log = logged?.(whole as Data);
  return { data, personal: log ? { ...personal, logged: log } : personal };
}

function requireStep(step: Upcaster | undefined, from: string): Upcaster {
  if (step === undefined) throw new Error(`there is no upcaster for ${from}`);
  return step;
}

/** A step from an older shape, which is checked as well. */
export const upcaster =
  <Old extends z.ZodType>(old: Old, step: (data: z.output<Old>) => unknown): Upcaster =>
  (data) =>
    step(old.parse(data));

/** A stored event that can't be read. It names the kind of stream, the type and the version, and no content. */
export class UnreadableEvent extends Error {
  readonly code = "EVENT_UNREADABLE";

  constructor({ stream, type, version }: RawEvent) {
    super(`cannot read the event ${type}@${version} in a stream ${kindOf(stream)}`);
    this.name = "UnreadableEvent";
  }
}

/** `report` of `report-17`. */
export function kindOf(stream: string): string {
  const end = stream.indexOf("-");
  return end < 0 ? stream : stream.slice(0, end);
}

/** The read-only type of a schema's output. Nothing is frozen at run time. */
export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
