import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
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
  },
  errors: {
    OWN_COMMENT: "You can't report your own comment.",
    CONTACT_OFFERED:
      "Comments can't lead to a messenger or a private chat, because victims are often lured away and deceived again. Please remove that part and try again.",
    RECOVERY_OFFERED:
      "Comments can't offer help to get lost money back: it is the most common second fraud on victims. If you are telling what happened to you, please put it in other words.",
    STAFF_CLAIMED:
      "Comments can't speak for this service or an authority, because victims would trust them. If you are telling of somebody who did, please put it in other words.",
  },
} satisfies InflectedTexts<typeof master>;
