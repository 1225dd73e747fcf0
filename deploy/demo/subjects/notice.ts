// The notices of the demo content, with the same commands as editors' requests.
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";
import { DEMO_NOTICES } from "../notices.ts";

const DAY = 86_400_000;

/** Repeated after a crash, it writes no notice twice: each has its key. */
export const fill = (async ({ service, team, now }) => {
  for (const [index, notice] of DEMO_NOTICES.entries()) {
    const { optionType, title, content, translations, popup, draft } = notice;
    const after = (days: number) => new Date(now + days * DAY).toISOString();
    const period = popup && { popup: true, showFrom: after(popup.fromDay), showTo: after(popup.toDay) };
    const commands = service.commands(() => after(-notice.daysAgo));
    await commands["POST admin/notice"]({
      ...bareRequest("POST admin/notice", `demo-notice-${index}`, uuidv7()),
      body: { optionType, title, content, translations, ...period, publish: draft !== true },
      caller: { userId: team, isAdmin: true, sessionId: "demo", membership: 1 },
    });
  }
}) satisfies FillDemo;
