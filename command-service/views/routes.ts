// The writes about views.
import type { ViewsCommandKey } from "@sb/contracts/views/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { ViewsDeps } from "./deps.ts";

export const routes = (({ countView }: ViewsDeps): Handlers<ViewsCommandKey> => {
  return {
    "POST view": async ({ body, client }) => {
      await countView(body, client());
      // No position: nothing is written yet.
      return { body: undefined };
    },
  };
}) satisfies CommandRoutes;
