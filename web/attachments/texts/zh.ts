import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  attachments: {
    drop: "将文件拖放或粘贴到此处",
    choose: "选择文件",
    limits_other: "最多 {{count, number}} 个，每个不超过 {{size}}：图片、PDF、视频、音频、文本",
    list: "已添加的文件",
    count: "{{count, number}} / {{most, number}} 个",
    preparing: "准备中 {{share}}",
    reduced: "图片过大，将发送 {{size}} 的副本。请保留原件。",
    copySent: "将发送 {{size}} 的副本。请保留原件。",
    copySentPlain: "将发送 {{size}} 的副本。",
    smaller: "以缩小的副本发送图片（{{whole}} → {{smaller}}）",
    smallerHint: "仅在网络缓慢或流量不足时使用。作为证据，原件更可靠。",
    smallerHintPlain: "发送更快。如需发送原图，请取消勾选。",
    kept: "已登记的文件",
    remove: "删除 {{name}}",
    preview: "{{name}} 的预览",
    rejected: "未能添加的文件",
    unreadable: "无法读取文件，请重新选择。",
    originalUsed: "无法获取图片，将使用原图。",
  },
  errors: {
    FILE_TYPE_NOT_ALLOWED: "不支持此类型的文件。",
    TOO_MANY_FILES: "最多可上传 5 个文件。",
    DUPLICATE_FILE: "该文件已存在。",
  },
} satisfies TextsLike<typeof master>;
