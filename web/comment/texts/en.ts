import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    /** The admins' lists of comments that were reported or hidden. */
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
        ask: {
          title: "Mark it as seen?",
          text: "The text is destroyed; who was refused and when stays. This can't be undone.",
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
  },
  queues: {
    COMMENTS: "Reported comments",
    REFUSED_COMMENTS: "Refused comments",
  },
  pages: {
    adminComments: { title: "Moderate comments" },
  },
  trail: {
    subjects: {
      comment: "Comment",
    },
    acts: {
      CommentHidden: "Comment hidden",
      CommentRestored: "Comment shown again",
      RefusedCommentClosed: "Refused comment seen",
    },
  },
} satisfies InflectedTexts<typeof master>;
