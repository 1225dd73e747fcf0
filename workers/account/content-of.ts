// The content of mails to the owner of an account, by the kind of mail.
import type { AccountMail } from "@sb/contracts/account/jobs.ts";
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { analysisEndedMail } from "../analysis/mails.ts";
import { inquiryMail } from "../inquiry/mails.ts";
import { filedMail } from "../report/receipts.ts";

/** `language`: of the account, for mails that name none. */
export type Addressee = { readonly nickname: string; readonly language: Language };

/** `publicUrl`: without a trailing slash. */
export function contentOf(mail: AccountMail, to: Addressee, publicUrl: string): Omit<Mail, "id" | "to"> {
  const { nickname } = to;
  const language = mail.language ?? to.language;
  switch (mail.mail) {
    case "REPORT_FILED":
      return filedMail({ ...mail, nickname }, language, publicUrl);
    case "ANALYSIS_ANSWERED":
    case "ANALYSIS_CLOSED":
      return analysisEndedMail({ ...mail, nickname, language }, publicUrl);
    case "INQUIRY_ANSWERED":
    case "INQUIRY_COMMENTED":
      return inquiryMail({ ...mail, nickname, language }, publicUrl);
    default:
      return mail satisfies never;
  }
}
