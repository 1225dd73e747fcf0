// What is written to the owner of an account, by the kind of mail.
import type { AccountMail } from "@sb/contracts/account/jobs.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { analysisEndedMail } from "../analysis/ended-mail.ts";
import { filedMail } from "../report/filed-mail.ts";

/** `publicUrl`: without a trailing slash. */
export function contentOf(mail: AccountMail, nickname: string, publicUrl: string): Omit<Mail, "id" | "to"> {
  switch (mail.mail) {
    case "REPORT_FILED":
      return filedMail({ ...mail, nickname }, mail.language, publicUrl);
    case "ANALYSIS_ANSWERED":
    case "ANALYSIS_CLOSED":
      return analysisEndedMail({ ...mail, nickname }, publicUrl);
    default:
      return mail satisfies never;
  }
}
