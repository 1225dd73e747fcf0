// The sources of news. The demo's own feed is a server of this process, on loopback.
import { DEMO_FEED, type NewsSource } from "@sb/contracts/news/source.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";

export type News = { readonly newsSources: readonly NewsSource[]; readonly network: Network };

const DEMO: NewsSource = { sourceId: "demo", name: "Demo Coin Daily", url: DEMO_FEED, category: "CRIME" };

/** Nothing on this machine may be asked but the demo's feed, where there is one. */
export async function openNewsOf(
  config: Pick<Config, "newsSources" | "oidc">,
  { demo }: { readonly demo: boolean },
  resources: AsyncDisposableStack,
): Promise<News> {
  const sources = config.newsSources ?? (demo && !config.oidc ? [DEMO] : []);
  if (!sources.some(({ url }) => url === DEMO_FEED)) return { newsSources: sources, network: {} };
  const { openDemoFeed } = await import("../demo/feed/demo-feed.ts");
  const { origin } = resources.adopt(await openDemoFeed(), (feed) => feed.close());
  const newsSources = sources.map((source) =>
    source.url === DEMO_FEED ? { ...source, url: `${origin}/feed.xml` } : source,
  );
  return { newsSources, network: { exceptOrigin: origin } };
}
