// The wizard's draft for whoever writes: a visitor's on this device, a signed-in person's on the server. Logging in takes the
// one to the other.
import { report } from "../../errors/report.ts";
import { getSession } from "../../session/store.ts";
import type { Effects } from "../wizard/machine/actors.ts";
import type { StoredDraft } from "../wizard/machine/context.ts";
import { type VisitorDraft, visitorDraft } from "./visitor-draft.ts";

type Own = "findDraft" | "saveDraft" | "dropDraft" | "findFiles" | "leaveToLogIn" | "findPersonal";
export type DraftEffects = Pick<Effects, Own>;

/** The calls on a signed-in person's draft. */
export type ServerDraft = Pick<Effects, "findDraft" | "saveDraft" | "dropDraft" | "findPersonal">;

type Deps = {
  readonly server: ServerDraft;
  readonly device?: VisitorDraft;
  readonly isVisitor?: () => boolean;
  readonly logIn?: () => Promise<boolean>;
};

/** The code of attachments comes with the first draft: a report that begins has none. */
const keptFiles = () => import("../wizard/effects/kept-files.ts");

const noLogin = (): boolean => !getSession().isLogin;

async function logInForReport(): Promise<boolean> {
  const { beginLogin } = await import("../../session/login.ts");
  return beginLogin("/report");
}

export function createDraftEffects({
  server,
  device = visitorDraft,
  isVisitor = noLogin,
  logIn = logInForReport,
}: Deps): DraftEffects {
  /** Drafts that this page knows to be on the device, and revisions that mean nothing to the server. */
  const onDevice = new Set<string>();
  const ofDevice = new Set<string | undefined>();
  const note = ({ content, revision }: StoredDraft): void => {
    onDevice.add(content.draftId);
    ofDevice.add(revision);
  };
  return {
    findDraft: async () => {
      const found = await device.find();
      if (found) note(found);
      if (isVisitor()) return found && { ...found, isResumed: false };
      return found ? { ...found, revision: undefined } : server.findDraft();
    },
    saveDraft: async (content, revision) => {
      if (isVisitor()) {
        const saved = await device.save(content, revision);
        if ("revision" in saved) note({ content, ...saved });
        return saved;
      }
      const saved = await server.saveDraft(content, ofDevice.has(revision) ? undefined : revision);
      if ("revision" in saved && onDevice.delete(content.draftId)) await device.forget(content.draftId);
      return saved;
    },
    dropDraft: async (draft) => {
      const wasHere = onDevice.delete(draft.draftId) && (await device.forget(draft.draftId));
      const isOnlyHere = wasHere && (draft.revision === undefined || ofDevice.has(draft.revision));
      if (!isVisitor() && !isOnlyHere) await server.dropDraft(draft);
      // Where the device fails, they go after a month.
      await keptFiles()
        .then(({ forgetFiles }) => forgetFiles(draft.draftId))
        .catch(report);
    },
    findFiles: async (draftId) => {
      const { findFiles, takeVisitorsFiles } = await keptFiles();
      if (isVisitor()) return findFiles(draftId);
      if (onDevice.has(draftId)) await takeVisitorsFiles(draftId);
      // The writer chose another draft over the one that was here.
      else if (onDevice.size > 0) await device.forgetAll();
      return findFiles(draftId);
    },
    leaveToLogIn: async ({ content, files }) => {
      try {
        if (files) await (await keptFiles()).keepFiles(content.draftId, files);
      } catch (error) {
        report(error);
        return "FILES_NOT_KEPT";
      }
      await device.keepForLogin(content);
      return (await logIn()) ? "LEFT" : "STAYED";
    },
    findPersonal: async (text) =>
      isVisitor() ? (await import("./personal.ts")).personalOnDevice(text) : server.findPersonal(text),
  };
}
