// Reads a kafka:// URL: kafka://user:password@host:9092,host:9092?prefix=sb&partitions=12
import * as z from "zod";

export type KafkaSettings = {
  readonly brokers: readonly string[];
  readonly sasl:
    | { readonly mechanism: SaslMechanism; readonly username: string; readonly password: string }
    | undefined;
  readonly tls: boolean;
  /** The names of topics and groups begin with it. */
  readonly prefix: string;
  /** Topics that are made here get so many; those that exist keep theirs. */
  readonly partitions: number;
  /** Copies of topics that are made here; -1: as many as the brokers' default. */
  readonly replicas: number;
  /** A process that is silent for so many milliseconds loses its groups. */
  readonly sessionMs: number;
};

type SaslMechanism = "plain" | "scram-sha-256" | "scram-sha-512";

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const Options = z.strictObject({
  prefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/)
    .default("sb"),
  partitions: whole(1, 1_000).default(12),
  replicas: whole(-1, 9).default(-1),
  session: whole(500, 300_000).default(30_000),
  tls: z.stringbool().default(false),
  sasl: z.enum(["plain", "scram-sha-256", "scram-sha-512"]).default("scram-sha-512"),
});

const FORM = /^kafka:\/\/(?:([^:@/?#]+):([^@/?#]+)@)?([^@/?#]+)\/?(?:\?([^#]*))?$/;
const BROKER = /^(?:[\w.-]+|\[[0-9A-Fa-f:]+\]):\d{1,5}$/;

/** Throws one line for the operator. It names the options that are wrong, never what the URL holds. */
export function readKafkaUrl(url: string): KafkaSettings {
  const [, username, password, hosts = "", query = ""] = FORM.exec(url) ?? [];
  const brokers = hosts.split(",");
  if (!brokers.every((broker) => BROKER.test(broker)))
    throw new Error("not a Kafka URL: it must be kafka://host:port, or several host:port with commas");
  const options = Options.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!options.success) throw new Error(`options of the Kafka URL are wrong: ${namesOf(options.error)}`);
  const { session, sasl: mechanism, ...rest } = options.data;
  const sasl =
    username !== undefined && password !== undefined
      ? { mechanism, username: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined;
  return { brokers, sasl, sessionMs: session, ...rest };
}

const namesOf = ({ issues }: z.ZodError): string =>
  issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : issue.path)).join(", ");
