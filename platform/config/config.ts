// The one place that reads the environment (docs/architecture.md). Both-or-neither of a choice is an error, not a guess.

import { DEMO_FEED, type NewsSource } from "@sb/contracts/news/source.ts";
import type { StaffRole } from "@sb/contracts/roles.ts";
import type * as z from "zod";
import { readS3Url } from "../s3/url.ts";
import type { TracingOptions } from "../telemetry/start-tracing.ts";
import { Environment } from "./environment.ts";
import { isLoopback, isLoopbackName } from "./loopback.ts";
import { type MailConfig, mailConfigOf } from "./mail.ts";
import type { TrustProxy } from "./trust-proxy.ts";
import { type WebhookConfig, webhookConfigOf } from "./webhook.ts";
import type { WitnessSetting } from "./witness.ts";

export type Config = {
  readonly port: number;
  /** Undefined: loopback with the dev issuer, all addresses without. */
  readonly host: string;
  /** Undefined: `http://localhost:{port}`, known once the port is. */
  readonly publicUrl: string | undefined;
  readonly mobile: { readonly url: string; readonly excludedPaths: readonly string[] } | undefined;
  readonly dataDir: string;
  readonly urls: {
    readonly eventStore: string;
    readonly keys: string;
    readonly readStore: string;
    readonly search: string;
    readonly bus: string;
    readonly jobs: string;
    readonly lease: string;
    readonly invalidation: string;
    readonly files: string;
    readonly rateLimit: string;
  };
  /** Engines that are not supported together may be used. */
  readonly anyEngines: boolean;
  readonly mail: MailConfig;
  /** Where public reports are published for partners; `none:` where they are not. */
  readonly partnersUrl: string;
  /** Where look-ups are published as static files; `none:` where they are not. */
  readonly edgeStoreUrl: string;
  /** Where people reach these files, without a slash at the end. */
  readonly edgeUrl: string | undefined;
  readonly masterKey: string | undefined;
  /** Undefined: the standalone profile runs its own issuer. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Undefined: the demo's own in the demo, none otherwise. */
  readonly newsSources: readonly NewsSource[] | undefined;
  readonly webhooks: WebhookConfig;
  /** Origins of published lists that may be asked although they are not public. */
  readonly listOrigins: readonly string[];
  /** Witnesses are asked to cosign the public log. */
  readonly witnesses: readonly WitnessSetting[];
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly staffEmails: Readonly<Record<StaffRole, readonly string[]>>;
  /** Requests per minute, from one address and of one account; 0: no limit. */
  readonly rateLimit: number;
  readonly trustProxy: TrustProxy;
  /** Seconds. */
  readonly accessTokenTtl: number;
  /** Seconds after which a login ends that is not used. */
  readonly sessionTtl: number;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** The token that opens /metrics; undefined: nobody reads them. */
  readonly metricsToken: string | undefined;
  readonly sentryDsn: string | undefined;
  readonly tracing: TracingOptions;
};

/** A setting is wrong. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads and checks the environment. Throws ConfigError. An empty variable counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(lineOf).join("; "));
  const env = parsed.data;
  const oidc = oidcOf(env);
  checkBuckets(env);
  return {
    port: env.PORT,
    host: hostOf(env, oidc !== undefined),
    publicUrl: publicUrlOf(env, oidc !== undefined),
    mobile: env.SB_MOBILE_URL
      ? { url: env.SB_MOBILE_URL.replace(/\/$/, ""), excludedPaths: listOf(env.SB_MOBILE_EXCLUDED_PATHS) }
      : undefined,
    dataDir: env.SB_DATA_DIR,
    urls: {
      eventStore: env.SB_EVENT_STORE_URL,
      keys: env.SB_KEYS_URL,
      readStore: env.SB_READ_STORE_URL,
      search: env.SB_SEARCH_URL,
      bus: env.SB_BUS_URL,
      jobs: env.SB_JOBS_URL,
      lease: env.SB_LEASE_URL,
      invalidation: env.SB_INVALIDATION_URL,
      files: env.SB_FILES_URL,
      rateLimit: env.SB_RATE_LIMIT_URL,
    },
    anyEngines: env.SB_ENGINES === "any",
    mail: mailOf(env),
    partnersUrl: env.SB_PARTNERS_URL,
    edgeStoreUrl: env.SB_EDGE_STORE,
    edgeUrl: env.SB_EDGE_URL?.replace(/\/+$/, ""),
    masterKey: env.SB_MASTER_KEY,
    oidc,
    newsSources: newsSourcesOf(env, oidc !== undefined),
    webhooks: webhookConfigOf(env),
    listOrigins: env.SB_LIST_PRIVATE_ORIGINS ?? [],
    witnesses: env.SB_LOG_WITNESSES ?? [],
    adminEmails: emailsOf(env.SB_ADMIN_EMAILS),
    staffEmails: { moderator: emailsOf(env.SB_MODERATOR_EMAILS), editor: emailsOf(env.SB_EDITOR_EMAILS) },
    rateLimit: env.SB_RATE_LIMIT,
    trustProxy: env.SB_TRUST_PROXY,
    accessTokenTtl: env.SB_ACCESS_TOKEN_TTL,
    sessionTtl: sessionTtlOf(env),
    logLevel: env.SB_LOG_LEVEL,
    metricsToken: env.SB_METRICS_TOKEN,
    sentryDsn: env.SB_SENTRY_DSN,
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
      service: env.OTEL_SERVICE_NAME,
    },
  };
}

type Env = z.output<typeof Environment>;

function oidcOf(env: Env): Config["oidc"] {
  const { SB_OIDC_ISSUER: issuer, SB_OIDC_CLIENT_ID: clientId, SB_OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (issuer || clientId || clientSecret) {
    throw new ConfigError(
      "SB_OIDC_ISSUER, SB_OIDC_CLIENT_ID and SB_OIDC_CLIENT_SECRET go together: set all three or none",
    );
  }
  if (env.NODE_ENV === "production") {
    throw new ConfigError("SB_OIDC_ISSUER must be set in production: the development issuer signs anybody in");
  }
  return undefined;
}

/** Back-ups of files are kept longer than those of keys, and whoever may list files must not find keys. */
function checkBuckets({ SB_KEYS_URL: keys, SB_FILES_URL: files }: Env): void {
  if (!keys.startsWith("s3:") || !files.startsWith("s3:")) return;
  const [one, two] = [readS3Url(keys), readS3Url(files)];
  if (one.endpoint !== two.endpoint || one.bucket !== two.bucket) return;
  throw new ConfigError("SB_KEYS_URL and SB_FILES_URL name the same bucket: keys need one of their own");
}

function newsSourcesOf({ SB_NEWS_SOURCES: sources }: Env, realIssuer: boolean): Config["newsSources"] {
  if (realIssuer && sources?.some(({ url }) => url === DEMO_FEED))
    throw new ConfigError(`SB_NEWS_SOURCES: ${DEMO_FEED} is there only while the development issuer runs`);
  return sources;
}

function mailOf(env: Env): MailConfig {
  try {
    return mailConfigOf(env);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** A login is used by refreshing its access token. */
function sessionTtlOf({ SB_SESSION_TTL: sessionTtl, SB_ACCESS_TOKEN_TTL: accessTokenTtl }: Env): number {
  if (sessionTtl > accessTokenTtl) return sessionTtl;
  throw new ConfigError(`SB_SESSION_TTL=${sessionTtl} must be longer than SB_ACCESS_TOKEN_TTL=${accessTokenTtl}`);
}

/** The development issuer signs anybody in, so nobody else may reach it: neither by address nor through a proxy. */
function publicUrlOf(env: Env, realIssuer: boolean): string | undefined {
  const publicUrl = env.SB_PUBLIC_URL?.replace(/\/$/, "");
  if (realIssuer || publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)) return publicUrl;
  throw new ConfigError(
    `SB_PUBLIC_URL=${publicUrl} would open the development issuer to the network: set SB_OIDC_ISSUER first`,
  );
}

function hostOf(env: Env, realIssuer: boolean): string {
  if (realIssuer) return env.SB_HOST ?? "0.0.0.0";
  const host = env.SB_HOST ?? "localhost";
  if (!isLoopback(host)) {
    throw new ConfigError(`SB_HOST=${host} would open the development issuer to the network: set SB_OIDC_ISSUER first`);
  }
  return host;
}

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const emailsOf = (text: string): string[] => listOf(text).map((email) => email.toLowerCase());

const lineOf = (issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  `${issue.path.join(".")}: ${issue.message}`;
