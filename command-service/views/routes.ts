// The writes about views.
import type { ViewsCommandKey } from "@sb/contracts/views/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ViewsDeps } from "./deps.ts";

export function viewsRoutes({ countView }: ViewsDeps): Handlers<ViewsCommandKey> {
  return {
    "POST view": async ({ body, client }) => {
      await countView(body, client());
      // No position: nothing is written yet.
      return { body: undefined };
    },
  };
}
