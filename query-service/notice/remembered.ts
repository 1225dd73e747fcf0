// Notices are the same for everybody, until one begins or ends to show: their answers say when that is.
import type { NoticeQueryKey } from "@sb/contracts/notice/routes.ts";
import type { RememberRules } from "../runtime/remember.ts";

export const rememberedNotices: RememberRules<NoticeQueryKey> = {
  "GET support/notice": { differsFor: () => () => false },
  "GET support/notice/{seq}": { differsFor: () => () => false },
};
