import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { comments as master } from "../ko/comments.ts";

export const comments = {
  heading: "Comments",
  count_one: "{{count, number}} comment",
  count_other: "{{count, number}} comments",
  list: "List of comments",
  loading: "Loading comments",
  failed: "The comments could not be loaded",
  none: "There are no comments.",
  noneText: "If you have something to share, be the first.",
  gone: {
    DELETED: "Deleted by its writer.",
    HIDDEN: "Hidden by a moderator.",
  },
  write: {
    label: "Write a comment",
    hint: "Everybody can read this. Please write no names, phone numbers or messenger accounts.",
    refused: {
      CONTACT_OFFERED:
        "Comments can't lead to a messenger or a private chat, because victims are often lured away and deceived again. Please remove that part and try again.",
      RECOVERY_OFFERED:
        "Comments can't offer help to get lost money back: it is the most common second fraud on victims. If you are telling what happened to you, please put it in other words.",
      STAFF_CLAIMED:
        "Comments can't speak for this service or an authority, because victims would trust them. If you are telling of somebody who did, please put it in other words.",
    },
    submit: "Post comment",
    empty: "Please write something first.",
    done: "Your comment has been posted",
    loginLead: "Log in to write a comment.",
  },
  reply: {
    action: "Reply",
    to: "Reply to {{nick}}",
    label: "Your reply to {{nick}}",
    submit: "Post reply",
    done: "Your reply has been posted",
    list: "Replies to {{nick}}",
    more_one: "Show {{count, number}} more reply",
    more_other: "Show {{count, number}} more replies",
  },
  remove: {
    action: "Delete",
    own: "Delete my comment",
    ask: { title: "Delete this comment?", text: "This cannot be undone. Replies to it stay." },
    done: "Your comment has been deleted",
  },
  flag: {
    action: "Report",
    of: "Report the comment by {{nick}}",
    reason: "Reason",
    reasons: {
      FRAUD: "Fraud, or an offer to recover money",
      ADVERTISING: "Advertising",
      ABUSE: "Insults or harassment",
      PERSONAL_INFORMATION: "Personal information",
      OTHER: "Something else",
    },
    ask: {
      title: "Report this comment?",
      text: "A moderator will look at it. Report insults, advertising, personal information and anything that looks like fraud.",
    },
    done: "Thank you for telling us. A moderator will look at it.",
  },
  like: "Like {{total, number}}",
  /** What admins see of comments that were reported or hidden. */
  admin: {
    heading: "Moderate comments",
    lead: "Look at comments that people reported: hide them, or leave them up. Attempts that were refused can be seen here too. Each decision is recorded with its reason.",
    queue: "Show",
    queues: {
      FLAGGED: "Reported comments",
      HIDDEN: "Hidden comments",
      REFUSED: "Refused comments",
    },
    count_one: "{{count, number}} comment",
    count_other: "{{count, number}} comments",
    list: "List of comments",
    loading: "Loading comments",
    failed: "The comments could not be loaded",
    none: {
      FLAGGED: { title: "No comment is waiting", text: "A comment appears here as soon as somebody reports it." },
      HIDDEN: { title: "No comment is hidden", text: "Hidden comments can be shown again here." },
      REFUSED: {
        title: "No refused comment is waiting",
        text: "Comments that were refused because they offered contacts or recovery, or claimed to be staff, appear here.",
      },
    },
    by: "By {{nick}}",
    reply: "Reply",
    flag: "{{reason}}: {{total, number}}",
    flaggedAt: "Last reported {{when}}",
    hiddenBecause: "Hidden because: {{reason}}",
    open: "View the post",
    openOf: "View the post with the comment by {{nick}}",
    reason: "Reason",
    reasonHint: "It is recorded with the decision. Nobody else sees it.",
    refused: {
      reasons: {
        CONTACT_OFFERED: "Offered a contact",
        RECOVERY_OFFERED: "Offered recovery",
        STAFF_CLAIMED: "Claimed to be staff",
      },
      seen: "Mark as seen",
      seenOf: "Mark the refused comment by {{nick}} as seen",
      openOf: "View the post that {{nick}} wanted to comment on",
      done: "Marked as seen. Its text is destroyed.",
    },
    hide: {
      action: "Hide",
      of: "Hide the comment by {{nick}}",
      title: "Hide this comment?",
      text: "Its text disappears, its replies stay.",
      done: "The comment is hidden",
    },
    keep: {
      action: "Leave it up",
      of: "Leave up the comment by {{nick}}",
      title: "Leave this comment up?",
      text: "It leaves the list of reported comments.",
      done: "The comment stays up",
    },
    restore: {
      action: "Show again",
      of: "Show the comment by {{nick}} again",
      title: "Show this comment again?",
      text: "Everybody can read it again.",
      done: "The comment is shown again",
    },
  },
} satisfies InflectedTexts<typeof master>;
