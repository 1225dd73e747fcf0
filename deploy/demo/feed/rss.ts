// Writes RSS 2.0.
import type { DemoArticle } from "./articles.ts";

const HOUR_MS = 3_600_000;

/** `now`: the same within an hour, so that the feed stays the same. */
export function rssOf(articles: readonly DemoArticle[], origin: string, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const items = articles.map(
    ({ id, title, summary, hoursAgo }, at) => `
    <item>
      <title>${escaped(title)}</title>
      <link>https://coin-daily.example/articles/${id}</link>
      <guid isPermaLink="false">coin-daily-${id}</guid>
      <description>${escaped(`<p>${escaped(summary)}</p>`)}</description>
      <pubDate>${new Date(hour - hoursAgo * HOUR_MS).toUTCString()}</pubDate>
      <media:content url="${origin}/pictures/${at}.png" type="image/png" medium="image"/>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>Demo Coin Daily</title>
    <link>https://coin-daily.example/</link>
    <description>Made-up news for the demo</description>${items.join("")}
  </channel>
</rss>
`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
