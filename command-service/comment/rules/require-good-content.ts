import { type FieldError, Refused } from "@sb/contracts/refused.ts";
import { hasPersonalInformation } from "@sb/knowledge/personal-information/find.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";
import { solicitationIn } from "@sb/knowledge/solicitation/find.ts";

const SOLICITED = { CONTACT: "CONTACT_OFFERED", RECOVERY: "RECOVERY_OFFERED", STAFF: "STAFF_CLAIMED" } as const;

/** Refuses texts that deceive the eye, tell who somebody is, or draw victims into the next fraud. Staff may say who they are. */
export function requireGoodContent(content: string, isStaff: boolean): void {
  if (!isReadable(content)) throw refused("TEXT_UNREADABLE");
  if (hasPersonalInformation(content)) throw refused("PERSONAL_INFORMATION");
  const solicitation = solicitationIn(content);
  if (solicitation && !(isStaff && solicitation === "STAFF")) throw refused(SOLICITED[solicitation]);
}

const refused = (code: FieldError["code"]): Refused => new Refused(code, [{ path: "content", code }]);
