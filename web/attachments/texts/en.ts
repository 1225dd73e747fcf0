import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  attachments: {
    drop: "Drop or paste files here",
    choose: "Choose files",
    limits_one: "Up to {{count, number}} file, {{size}} at most: pictures, PDF, video, audio, text",
    limits_other: "Up to {{count, number}} files, {{size}} each at most: pictures, PDF, video, audio, text",
    list: "Attached files",
    count: "{{count, number}} of {{most, number}}",
    preparing: "Preparing, {{share}}",
    reduced: "Too large as it is: a copy of {{size}} will be sent. Please keep the original.",
    copySent: "A copy of {{size}} will be sent. Please keep the original.",
    copySentPlain: "A copy of {{size}} will be sent.",
    smaller: "Send smaller copies of pictures ({{whole}} → {{smaller}})",
    smallerHint: "For slow or expensive connections. As evidence, originals are worth more.",
    smallerHintPlain: "Quick to send. Clear this if we need to see the originals.",
    kept: "On file already",
    remove: "Remove {{name}}",
    preview: "Preview of {{name}}",
    rejected: "Files that could not be added",
    unreadable: "The file cannot be read. Please choose it again.",
    originalUsed: "The image cannot be fetched (original used).",
  },
  errors: {
    FILE_TYPE_NOT_ALLOWED: "This kind of file cannot be attached.",
    TOO_MANY_FILES: "You can upload a maximum of 5 files.",
    DUPLICATE_FILE: "This file already exists.",
  },
} satisfies InflectedTexts<typeof master>;
