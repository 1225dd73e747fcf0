// The servers of the tests. Files that name the same settings (the same object) share a server, as long as one worker runs
// them one after the other: a server, its worker and its browser take seconds to start.
import type { ServerSettings } from "./server.ts";

/** Subjects whose tests act as an admin, editor or moderator: each is a person of their own. */
const ADMINS = ["account", "analysis", "apikey", "comment", "dispute", "inquiry", "notice"] as const;
const EDITORS = ["articles", "insight", "notice", "operation"] as const;
const MODERATORS = ["comment", "operation", "unusual"] as const;

const emailOf = (role: string) => (subject: string) => `${subject}-${role}@example.com`;

/** The e-mail address of an admin on the server that most tests share. */
export const adminOf: (subject: (typeof ADMINS)[number]) => string = emailOf("admin");
export const editorOf: (subject: (typeof EDITORS)[number]) => string = emailOf("editor");
export const moderatorOf: (subject: (typeof MODERATORS)[number]) => string = emailOf("moderator");

/** For all tests that do nothing to a server that others would notice. Tests that do have one of their own. */
export const SHARED: ServerSettings = {
  env: {
    SB_ADMIN_EMAILS: ADMINS.map(adminOf).join(),
    SB_EDITOR_EMAILS: EDITORS.map(editorOf).join(),
    SB_MODERATOR_EMAILS: MODERATORS.map(moderatorOf).join(),
  },
};

/** With the demo's reports, which lists and figures need. */
export const DEMO: ServerSettings = { demo: true };
