// The built web app, as processes serve it: its page, and the bundle that renders public pages.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CreatePages } from "@sb/contracts/pages.ts";
import type { Config } from "../config/config.ts";
import { StartError } from "./start-error.ts";

/** The files that browsers load. */
export const WEB_FILES = fileURLToPath(new URL("../../web/dist", import.meta.url));
const BUNDLE = fileURLToPath(new URL("../../web/server/dist/pages.js", import.meta.url));

/** Public settings for the page. */
type WebConfig = {
  readonly mobileUrl?: string;
  readonly mobileExcludedPaths?: readonly string[];
  readonly sentryDsn?: string;
  readonly edgeUrl?: string;
};

export type WebPage = {
  readonly html: string;
  /** For the content security policy: `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** The paths of all screens, as the build names them (web/build/table.ts). */
  readonly screens: readonly string[];
};

type WebSettings = Pick<Config, "mobile" | "sentryDsn" | "edgeUrl">;

/** Whom the page may talk to besides its own origin, as a policy names it: of the published files nothing above their folder. */
export const connectSourcesOf = ({ sentryDsn, edgeUrl }: WebSettings): readonly string[] => [
  ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
  ...(edgeUrl ? [folderOf(new URL(edgeUrl))] : []),
];

/** Both letters would end a source. */
const folderOf = ({ origin, pathname }: URL): string =>
  `${origin}${pathname.replace(/\/*$/, "/").replaceAll(";", "%3B").replaceAll(",", "%2C")}`;

/** The page with its settings filled in; undefined where the web app is not built. Throws StartError where the build is an older one. */
export function loadPage(config: WebSettings): WebPage | undefined {
  const file = join(WEB_FILES, "index.html");
  if (!existsSync(file)) return undefined;
  const settings = escapeAttribute(JSON.stringify(webConfigOf(config)));
  const html = readFileSync(file, "utf8").replace("%SB_CONFIG%", () => settings);
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const scriptHashes = [...inline].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
  return { html, scriptHashes, screens: loadScreens() };
}

function loadScreens(): readonly string[] {
  const file = join(WEB_FILES, "screens.json");
  if (!existsSync(file))
    throw new StartError("the web app was built by an older release: build it again (npx vite build web)");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The web is imported by nothing: its bundle is loaded as a file. Undefined where it is not built. */
export async function loadPages(): Promise<CreatePages | undefined> {
  if (!existsSync(BUNDLE)) return undefined;
  const { default: createPages }: { readonly default: CreatePages } = await import(pathToFileURL(BUNDLE).href);
  return createPages;
}

function webConfigOf({ mobile, sentryDsn, edgeUrl }: WebSettings): WebConfig {
  return {
    ...(mobile ? { mobileUrl: mobile.url, mobileExcludedPaths: mobile.excludedPaths } : {}),
    ...(sentryDsn ? { sentryDsn } : {}),
    ...(edgeUrl ? { edgeUrl } : {}),
  };
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
