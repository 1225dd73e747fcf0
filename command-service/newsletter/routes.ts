// The newsletter's writes: one handler per route.
import { isEmail } from "@sb/contracts/email.ts";
import { askKeyOwner, type Reader } from "@sb/contracts/newsletter/events.ts";
import { readConfirmToken, readEndToken } from "@sb/contracts/newsletter/links.ts";
import type { NewsletterCommandKey } from "@sb/contracts/newsletter/routes.ts";
import { newsletterStream } from "@sb/contracts/newsletter/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { inSteps } from "@sb/platform/steady-time.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type NewsletterCommand, newsletterDecider } from "./rules/decider.ts";

const ACTOR = "anyone";
/**
 * Milliseconds. For whoever is subscribed already there is more to read, and a request that changes nothing is undone: the time
 * of the answer must not tell.
 */
const STEP_MS = 50;

export const routes = ((deps: NewsletterDeps): Handlers<NewsletterCommandKey> => {
  const { vault, clock } = deps;
  const handle = (command: NewsletterCommand, requestId: string) =>
    deps.handle(
      newsletterDecider,
      newsletterStream.of(command.subscriberId),
      command,
      contextFor(deps, ACTOR, requestId),
    );

  return {
    "POST home/subscribe": async ({ body: { email, language }, requestId }) => {
      await requireReachable(deps, email);
      const subscriberId = vault.mac("newsletter", email.normalize("NFC").toLowerCase());
      const askId = uuidv7();
      const owner = askKeyOwner(subscriberId, askId);
      await inSteps(STEP_MS, async () => {
        const sealed = await vault.seal(owner, { email } satisfies Reader);
        const asking = { askId, askedAt: clock(), language, sealed };
        const { outcome } = await handle({ type: "Ask", subscriberId, asking }, requestId);
        if (outcome === "UNCHANGED") await vault.shred(owner);
      });
      // No position: whether something changed is nobody's business.
      return { body: undefined };
    },
    "POST home/subscribe/confirm": async ({ body: { token }, requestId }) => {
      const link = readConfirmToken(vault.mac, token);
      if (!link) throw new Refused("LINK_EXPIRED");
      await handle({ type: "Confirm", at: clock(), ...link }, requestId);
      return { body: undefined };
    },
    "POST home/subscribe/end": async ({ query: { token }, requestId }) => {
      const link = readEndToken(vault.mac, token);
      if (!link) throw new Refused("LINK_EXPIRED");
      await handle({ type: "End", ...link }, requestId);
      return { body: undefined };
    },
  };
}) satisfies CommandRoutes;

async function requireReachable({ canReceive }: NewsletterDeps, email: string): Promise<void> {
  const field = (code: "EMAIL_INVALID" | "EMAIL_UNREACHABLE") => new Refused(code, [{ path: "email", code }]);
  if (!isEmail(email)) throw field("EMAIL_INVALID");
  if (!(await canReceive(email.slice(email.lastIndexOf("@") + 1)))) throw field("EMAIL_UNREACHABLE");
}

type NewsletterDeps = WriteDeps & {
  /** Whether mail can be delivered to addresses of a domain, as far as is known. */
  readonly canReceive: (domain: string) => Promise<boolean>;
};
