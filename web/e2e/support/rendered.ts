// Pages that come with their content in them (server/).
import type { Page } from "@playwright/test";

/** From now on the app asks for what its first screen shows, as after every navigation: the page brings no answer along. */
export async function withoutAnswer(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(?:sb|dev-issuer)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({
        response,
        body: body.replace(/<script type="application\/json" id="first">.*?<\/script>/, ""),
      });
    },
  );
}
