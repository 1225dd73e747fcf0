// The articles of the demo content, with the same commands as editors' requests.
import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { DEMO_ARTICLES, type DemoArticle } from "../articles.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";
import { drawWaves } from "../picture.ts";

const DAY = 86_400_000;

/** Repeated after a crash, it makes no article twice: each has its key. */
export const fill = (async ({ service, team, now }) => {
  for (const [index, article] of DEMO_ARTICLES.entries()) {
    const at = new Date(now - article.daysAgo * DAY).toISOString();
    await publish(
      service.commands(() => at),
      article,
      team,
      `demo-article-${index}`,
    );
  }
}) satisfies FillDemo;

type Commands = Pick<Handlers<RouteKey>, `POST admin/safer-view${"" | "/modify" | "/picture" | "/publish"}`>;

async function publish(commands: Commands, article: DemoArticle, userId: string, key: string): Promise<void> {
  const { category, language, title, summary, content, hue, draft } = article;
  const caller = { userId, isAdmin: true, sessionId: "demo", membership: 1 };
  const request = <Key extends keyof Commands, Body>(route: Key, body: Body) => ({
    ...bareRequest(route, key, uuidv7()),
    body,
    caller,
  });
  const text = { category, language, title, summary, content };
  const written = await commands["POST admin/safer-view"](request("POST admin/safer-view", text));
  if (!("body" in written)) throw new Error("writing an article gave no answer");
  const { viewSeq } = written.body;
  if (hue !== undefined) {
    const files = [{ name: "waves.webp", mediaType: "image/webp", bytes: await drawWaves(hue) }];
    const picture = { ...request("POST admin/safer-view/picture", { viewSeq }), files };
    const added = await commands["POST admin/safer-view/picture"](picture);
    if (!("body" in added)) throw new Error("adding a picture gave no answer");
    const { pictureId } = added.body;
    const illustrated = {
      ...text,
      content: content.replace("/{picture}", pictureUrl(pictureId)),
      thumbnail: pictureId,
    };
    const modify = request("POST admin/safer-view/modify", { viewSeq, version: undefined, ...illustrated });
    await commands["POST admin/safer-view/modify"](modify);
  }
  if (!draft) await commands["POST admin/safer-view/publish"](request("POST admin/safer-view/publish", { viewSeq }));
}
