// What the business counts, for Prometheus: how many events of some types were appended. Plain names and numbers, nothing of
// anybody.

export type BusinessCount = {
  /** Ends in `_total`, as counters do. */
  readonly name: string;
  /** One line. */
  readonly help: string;
  /** Types of events. */
  readonly events: readonly string[];
};

export const BUSINESS_COUNTS: readonly BusinessCount[] = [
  { name: "sb_accounts_joined_total", help: "People who joined.", events: ["AccountJoined"] },
  { name: "sb_accounts_left_total", help: "People who left.", events: ["AccountDeregistered"] },
  { name: "sb_sessions_started_total", help: "Logins.", events: ["SessionStarted"] },
  { name: "sb_reports_filed_total", help: "Reports filed, entries of lists too.", events: ["DeclarationFiled"] },
  { name: "sb_reports_changed_total", help: "Changes to reports.", events: ["DeclarationModified", "ExtraInfoAdded"] },
  { name: "sb_reports_deleted_total", help: "Reports deleted.", events: ["DeclarationDeleted"] },
  { name: "sb_disputes_opened_total", help: "Requests to delete a report.", events: ["DisputeOpened"] },
  { name: "sb_disputes_decided_total", help: "Requests that were decided.", events: ["DisputeDecided"] },
  { name: "sb_disputes_overdue_total", help: "Requests that were not decided in time.", events: ["DisputeOverdue"] },
  { name: "sb_comments_written_total", help: "Comments.", events: ["CommentWritten"] },
  { name: "sb_inquiries_submitted_total", help: "1:1 inquiries.", events: ["InquirySubmitted"] },
  { name: "sb_inquiries_answered_total", help: "1:1 inquiries answered.", events: ["InquiryAnswered"] },
  { name: "sb_analyses_requested_total", help: "Requests for an analysis.", events: ["AnalysisRequested"] },
  { name: "sb_subscriptions_confirmed_total", help: "Newsletter subscriptions.", events: ["SubscriptionConfirmed"] },
  { name: "sb_watches_hit_total", help: "Watches that found something.", events: ["WatchHit"] },
  {
    name: "sb_agency_messages_taken_total",
    help: "Messages that agencies took, or that were put into their inboxes.",
    events: ["AgencyNotified"],
  },
  {
    name: "sb_agency_messages_failed_total",
    help: "Tries that agencies did not take.",
    events: ["AgencyNotificationFailed"],
  },
];
