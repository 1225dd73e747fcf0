// Every setting of the environment, with the words by which docs/settings.md explains it (deploy/docs/settings.ts).
import * as z from "zod";
import { MailFrom } from "./mail.ts";
import { NewsSetting } from "./news.ts";
import { TrustProxy } from "./trust-proxy.ts";
import { Origins, WebhookSettings } from "./webhook.ts";
import { Witnesses } from "./witness.ts";

const url = z.url({ error: "must be a URL" });
const text = z.string().min(1);
const emails = z.string().default("");
const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: "must be a number" }).int({ error: "must be a whole number" }).min(min).max(max);
/** `unset`: Markdown, where the default is no value of the setting. */
const told = <Schema extends z.ZodType>(schema: Schema, description: string, unset?: string): Schema =>
  schema.meta({ description, ...(unset !== undefined && { unset }) });

const EDGE_STORE = /^(?:none:|file:\/.+|s3:.+)$/;
const ISSUER = "the development issuer";
const SERVER = "[server](operations.md#redis)";
const OUTWARDS = "Servers that run jobs need DNS and port 443 outwards";

/** By what they are about. */
export const SETTINGS = {
  place: {
    PORT: told(wholeNumber(0, 65_535).default(8_080), "0 takes any free port"),
    SB_HOST: told(text.optional(), "address to listen on", `loopback with ${ISSUER}, else all addresses`),
    SB_PUBLIC_URL: told(
      url.optional(),
      "where people reach the service; `https:` makes cookies Secure and sends HSTS. Services apart need it",
      "`http://localhost:PORT`",
    ),
    SB_TRUST_PROXY: told(
      TrustProxy,
      "which proxies are trusted about the client's address ([behind a proxy](operations.md#behind-a-proxy))",
    ),
    SB_MOBILE_URL: told(url.optional(), "host that mobile visitors are redirected to"),
    SB_MOBILE_EXCLUDED_PATHS: told(z.string().default(""), "paths without that redirect, with commas"),
    NODE_ENV: told(z.string().default("development"), `\`production\` refuses to start with ${ISSUER}`),
  },
  data: {
    SB_DATA_DIR: told(text.default("./data"), "the data folder"),
    SB_MASTER_KEY: told(
      text.optional(),
      "32 bytes in base64 or hex; the same for all services of an installation",
      "the file `master.key`",
    ),
    SB_EVENT_STORE_URL: told(
      text.default("sqlite:"),
      "`events.db` in the data folder; `sqlite:/absolute/path.db` another file; or `esdb://…` ([EventStoreDB](operations.md#events-in-eventstoredb))",
    ),
    SB_KEYS_URL: told(
      text.default("sqlite:"),
      "where the wrapped keys are: in the SQLite event store, which `SB_EVENT_STORE_URL` must name then; or `s3://…` ([S3](operations.md#files-and-keys-on-s3))",
    ),
    SB_READ_STORE_URL: told(
      text.default("sqlite:"),
      `read models: \`read.db\` in the data folder; \`sqlite:/absolute/path.db\` another file; \`redis://…\` a ${SERVER}`,
    ),
    SB_SEARCH_URL: told(
      text.default("sqlite:"),
      "search indexes: files in the data folder; or `http://…` ([Meilisearch](operations.md#search-on-meilisearch))",
    ),
    SB_FILES_URL: told(
      text.default("file:"),
      "`files` in the data folder; `file:/absolute/folder` another one; or `s3://…` ([S3](operations.md#files-and-keys-on-s3))",
    ),
    SB_BUS_URL: told(text.default("inline:"), "or `kafka://host:9092` ([Kafka](operations.md#kafka))"),
    SB_JOBS_URL: told(
      text.default("sqlite:"),
      `\`jobs.db\` in the data folder; \`sqlite:/absolute/path.db\` another file; \`redis://…\` a ${SERVER}`,
    ),
    SB_LEASE_URL: told(
      text.default("local:"),
      `who is the active projector: within this process; \`sqlite:\` among the processes of this machine; \`redis://…\` among all that share the ${SERVER}`,
    ),
    SB_INVALIDATION_URL: told(
      text.default("local:"),
      `who is told at once that a key was destroyed: this process, or with \`redis://…\` all that share the ${SERVER}. Services apart whose keys lie on S3 need it; keys in files tell all processes of the machine by themselves`,
    ),
    SB_RATE_LIMIT_URL: told(
      text.default("memory:"),
      `where the rate limit's counters are: in this process; those of a day are in \`quotas.db\` in the data folder; \`sqlite:\` keeps all there; \`redis://…\` counts on the ${SERVER}, for all that share it`,
    ),
    SB_ENGINES: told(
      z.enum(["supported", "any"], { error: "must be supported or any" }).default("supported"),
      "`supported` refuses engines that were not tried together ([profiles](operations.md#profiles)); `any` starts with them all the same",
    ),
    SB_PARTNERS_URL: told(
      text.default("none:"),
      "`kafka://host:9092`: where public reports are published for partners ([how they read it](sharing.md#reports-on-kafka)), in the same Kafka as the bus or another",
    ),
    SB_EDGE_STORE: told(
      z.string().regex(EDGE_STORE, { error: "must be none:, file:/absolute/folder or s3://…" }).default("none:"),
      "where look-ups are published as static files ([the edge](edge.md)): `file:/absolute/folder` or `s3://…`, a folder or bucket of its own",
    ),
    SB_EDGE_URL: told(
      url.optional(),
      "where people reach these files: the app's private look-up asks there first, and the service where they are not to be had; a target's page asks there while the service does not answer",
    ),
  },
  people: {
    SB_OIDC_ISSUER: told(
      url.optional(),
      "for Google: `https://accounts.google.com`, and a client whose redirect URI is `SB_PUBLIC_URL/login/callback`. Issuer, id and secret go together; they are required with `NODE_ENV=production`",
      ISSUER,
    ),
    SB_OIDC_CLIENT_ID: told(text.optional(), "the client's id at the issuer"),
    SB_OIDC_CLIENT_SECRET: told(text.optional(), "the client's secret"),
    SB_ADMIN_EMAILS: told(
      emails,
      "verified e-mail addresses of the admins, who may do everything in the admin area, with commas",
    ),
    SB_MODERATOR_EMAILS: told(
      emails,
      "those of moderators: comments, requests to delete reports, unusual filings ([roles](operations.md#roles))",
    ),
    SB_EDITOR_EMAILS: told(emails, "those of editors: insight, news, notices, drafts of terms"),
    SB_ACCESS_TOKEN_TTL: told(wholeNumber(1, 86_400).default(900), "seconds that an access token is good for"),
    SB_SESSION_TTL: told(
      wholeNumber(60, 90 * 24 * 3_600).default(14 * 24 * 3_600),
      "seconds after which an idle login ends; the privacy guide says 14 days",
    ),
    SB_RATE_LIMIT: told(
      wholeNumber(0, 1_000_000).default(600),
      "requests per minute, from one address and of one account; filing and login (30) and comments (20) have tighter limits; 0 switches all limits off",
    ),
  },
  outside: {
    SB_MAIL_URL: told(
      text.default("file:"),
      "mails as files in the data folder, not sent; or `smtps://host`, `smtp://host` ([mail](operations.md#mail))",
    ),
    SB_MAIL_FROM: told(
      MailFrom.optional(),
      "who mails are from, `Name <no-reply@example.org>`; required unless mails stay files",
    ),
    SB_MAIL_USER: told(
      text.optional(),
      "the mail server's login, if it is not in the URL; with the password or not at all",
    ),
    SB_MAIL_PASSWORD: told(text.optional(), "the password of that login"),
    SB_NEWS_SOURCES: told(
      NewsSetting,
      `feeds of block news as JSON: \`[{"sourceId":"daily","name":"The Daily","url":"https://…/rss","category":"MARKET"}]\`, at most 50; categories are \`CRIME\`, \`POLICY\`, \`MARKET\`, \`TECHNOLOGY\`, \`OTHER\`. ${OUTWARDS}`,
      "none; the demo's own feed in the demo",
    ),
    SB_LIST_PRIVATE_ORIGINS: told(
      Origins.optional(),
      `origins (\`https://misp.internal:8443\`) whose published lists may be fetched although they are not public, with commas. Their certificates are checked: name your own authority in \`NODE_EXTRA_CA_CERTS\`. ${OUTWARDS}`,
    ),
    SB_LOG_WITNESSES: told(
      Witnesses.optional(),
      "who is asked to cosign the [public log](log.md): each a verifier key, a space and a URL, with commas",
    ),
    SB_WEBHOOK_RETRIES: told(
      WebhookSettings.SB_WEBHOOK_RETRIES,
      "seconds between the tries of a message to an agency, with commas: `5,300,1800,7200,18000,36000,50400,72000,86400`",
      "Standard Webhooks'",
    ),
    SB_WEBHOOK_PRIVATE_ORIGINS: told(
      WebhookSettings.SB_WEBHOOK_PRIVATE_ORIGINS,
      `origins that agencies' webhooks may have although they are not public or without https, with commas. ${OUTWARDS}`,
    ),
    SB_WEBHOOK_MEMBER_ORIGINS: told(
      WebhookSettings.SB_WEBHOOK_MEMBER_ORIGINS,
      "the same for webhooks that anybody may register: only in a closed network whose members may call those servers",
    ),
    SB_WEBHOOK_SIGNING_KEY: told(
      WebhookSettings.SB_WEBHOOK_SIGNING_KEY,
      "`whsk_` and the base64 of an Ed25519 key: messages then have a `v1a` signature too, and its public key is published at `/sb/webhook/key`",
    ),
    SB_WEBHOOK_PUBLIC_KEY: told(
      WebhookSettings.SB_WEBHOOK_PUBLIC_KEY,
      "services apart: `whpk_` and the base64 of the public key, for the query service, which publishes it and need not know the signing key",
      "the signing key's",
    ),
  },
  watching: {
    SB_LOG_LEVEL: told(
      z.enum(["silent", "error", "warn", "info", "debug"]).default("warn"),
      "JSON lines on standard output",
    ),
    SB_METRICS_TOKEN: told(
      z.string().min(16, { error: "must have at least 16 characters" }).max(256).optional(),
      "at least 16 characters: whoever sends it reads `GET /metrics`; without it there are no metrics",
    ),
    SB_SENTRY_DSN: told(url.optional(), "where the web app reports unexpected errors"),
    OTEL_EXPORTER_OTLP_ENDPOINT: told(
      url.optional(),
      "an OpenTelemetry collector (OTLP over HTTP), such as `http://collector:4318`: requests are traced there ([watching it](operations.md#watching-it))",
    ),
    OTEL_TRACES_SAMPLER_ARG: told(
      z.coerce.number().min(0).max(1).default(1),
      "the part of all requests that is traced; the same ones in every service",
    ),
    OTEL_SERVICE_NAME: told(
      z.string().max(100).default("safer-block"),
      "which process it is, in traces; compose and Kubernetes set it to the name of the service",
    ),
  },
} as const;

export const Environment = z.object({
  ...SETTINGS.place,
  ...SETTINGS.data,
  ...SETTINGS.people,
  ...SETTINGS.outside,
  ...SETTINGS.watching,
});
