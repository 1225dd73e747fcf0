// The mails about watches. Mails are read on their way, so none says what is watched: the report it leads to is public, and the
// rest is on the person's page.
import type { Language } from "@sb/contracts/codes.ts";
import { WATCH_LIMITS } from "@sb/contracts/watch/model.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";
import type { Sight } from "./sights.ts";

export type Watcher = { readonly nickname: string; readonly language: Language };

/** `publicUrl`: without a trailing slash. `token`: of the link that ends the watch by one click (RFC 8058). */
export function watchMail(
  { kind, occasion, dclrSeq }: Sight,
  { nickname, language }: Watcher,
  publicUrl: string,
  token: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const report = dclrSeq === undefined ? undefined : String(dclrSeq);
  return renderMail(
    {
      subject: t(($) => $.mails.watch.headlines[occasion][kind]),
      greeting: t(($) => $.mails.watch.greeting, { nickname }),
      intro: t(($) => $.mails.watch.intros[occasion]),
      facts: report ? [{ name: t(($) => $.mails.watch.report), value: report }] : [],
      action: report
        ? { label: t(($) => $.mails.watch.read), url: `${publicUrl}/report/history/${report}` }
        : { label: t(($) => $.mails.watch.list), url: `${publicUrl}/watch` },
      more: [t(($) => $.mails.watch.warning)],
      reason: t(($) => $.mails.watch.reason),
    },
    {
      language,
      unasked: t(($) => $.mails.frame.unasked),
      unsubscribe: linksOf(
        t(($) => $.mails.watch.end),
        "end",
        publicUrl,
        token,
      ),
    },
  );
}

/** One mail for a day. `token`: of the link that pauses all that is told of daily. */
export function digestMail(
  sights: readonly Sight[],
  { nickname, language }: Watcher,
  publicUrl: string,
  token: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const more = sights.length - WATCH_LIMITS.hitsMailed;
  return renderMail(
    {
      subject: t(($) => $.mails.watchDaily.subject, { count: sights.length }),
      greeting: t(($) => $.mails.watch.greeting, { nickname }),
      intro: t(($) => $.mails.watchDaily.intro),
      facts: [],
      links: sights.slice(0, WATCH_LIMITS.hitsMailed).map(({ kind, occasion, dclrSeq }) => ({
        label: t(($) => $.mails.watch.headlines[occasion][kind]),
        text:
          dclrSeq === undefined
            ? t(($) => $.mails.watchDaily.gone)
            : t(($) => $.mails.watchDaily.report, { seq: String(dclrSeq) }),
        url: dclrSeq === undefined ? `${publicUrl}/watch` : `${publicUrl}/report/history/${dclrSeq}`,
      })),
      action: { label: t(($) => $.mails.watch.list), url: `${publicUrl}/watch` },
      more: [
        ...(more > 0 ? [t(($) => $.mails.watchDaily.more, { count: more })] : []),
        t(($) => $.mails.watch.warning),
      ],
      reason: t(($) => $.mails.watchDaily.reason),
    },
    {
      language,
      unasked: t(($) => $.mails.frame.unasked),
      unsubscribe: linksOf(
        t(($) => $.mails.watchDaily.pause),
        "pause",
        publicUrl,
        token,
      ),
    },
  );
}

const linksOf = (label: string, does: "end" | "pause", publicUrl: string, token: string) => ({
  label,
  url: `${publicUrl}/watch/${does}?token=${token}`,
  postUrl: `${publicUrl}/sb/watch/link?token=${token}`,
});
