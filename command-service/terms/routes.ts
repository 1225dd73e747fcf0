// The terms subject's writes, all for admins: one handler per route.
import type { TermsCommandKey } from "@sb/contracts/terms/routes.ts";
import { termsStream } from "@sb/contracts/terms/subject.ts";
import { dayOf } from "@sb/contracts/terms/versions.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { TermsBook } from "./book.ts";
import { type TermsCommand, termsDecider } from "./decider.ts";

export type TermsDeps = WriteDeps & { readonly terms: TermsBook };

export const routes = ((deps: TermsDeps): Handlers<TermsCommandKey> => {
  const handle = async (command: TermsCommand, from: FromMember) => {
    const done = await deps.handle(termsDecider, termsStream.of(command.code), command, contextOf(deps, from));
    deps.terms.forget();
    return done;
  };
  const today = () => dayOf(deps.clock());

  return {
    "POST admin/terms/draft": async ({ body, ...from }) => {
      const { state, position } = await handle({ type: "Draft", ...body }, from);
      return { body: { revision: state.revision }, position };
    },
    "POST admin/terms/discard": async ({ body, ...from }) => {
      const { position } = await handle({ type: "Discard", ...body }, from);
      return { body: undefined, position };
    },
    "POST admin/terms/publish": async ({ body, ...from }) => {
      const { state, position } = await handle({ type: "Publish", ...body, today: today() }, from);
      return { body: { revision: state.revision }, position };
    },
    "POST admin/terms/withdraw": async ({ body, ...from }) => {
      const { position } = await handle({ type: "Withdraw", ...body, today: today() }, from);
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
