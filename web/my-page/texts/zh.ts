import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  myData: {
    heading: "登录与我的数据",
    lead: "查看已登录的设备，将我的数据下载为一个文件，并了解每种删除会销毁什么。",
    logins: {
      heading: "已登录的设备",
      failed: "无法加载登录列表",
      isThis: "本设备",
      seen: "最后使用 {{seen}}，登录 {{begun}}",
      end: "退出登录",
      endOf: "在{{name}}上退出登录",
      endOthers: "在其他所有设备上退出登录",
      none: "没有在其他设备上登录。",
      unknown: "未知设备",
      sure: "要退出登录吗？",
      sureOne: "“{{name}}”将立即退出登录。",
      sureAll: "除本设备外，所有设备将立即退出登录。",
      ended: "已退出登录。",
      browsers: {
        CHROME: "Chrome",
        SAFARI: "Safari",
        FIREFOX: "Firefox",
        EDGE: "Edge",
        SAMSUNG: "三星浏览器",
        WHALE: "Whale 浏览器",
        OPERA: "Opera",
        OTHER: "其他浏览器",
      },
      systems: {
        ANDROID: "Android",
        IOS: "iPhone · iPad",
        WINDOWS: "Windows",
        MACOS: "Mac",
        LINUX: "Linux",
        CHROMEOS: "Chromebook",
        OTHER: "其他设备",
      },
    },
    download: {
      heading: "下载我的数据",
      text: "将我的信息与同意记录、举报及附件、草稿、咨询、删除请求、分析请求、关注、API 密钥和 Webhook 信息打包为一个 ZIP 文件。",
      safe: "文件直接在本设备上生成：服务器不保留副本，也不会产生他人可以打开的网址。在他人内容下的评论不包含在内。",
      start: "下载我的数据",
      progress_other: "已收集 {{count, number}} 个文件",
      done_other: "已保存包含 {{count, number}} 个文件的 ZIP 文件。",
    },
    deletions: {
      heading: "删除会销毁什么",
      rows: {
        report: {
          name: "举报",
          text: "打开其内容、附件和附加信息的密钥会被销毁，任何人都无法再读取。机构已收到的副本会留在该机构。",
        },
        draft: { name: "草稿", text: "服务器上保存的内容和本设备上保存的附件会被删除。" },
        comment: { name: "评论", text: "评论内容会被删除，回复会保留。" },
        inquiry: { name: "咨询", text: "内容和附件会被删除。已答复的咨询无法删除。" },
        watch: { name: "关注", text: "关注的对象和通知设置会被删除，不再通知。" },
        key: { name: "API 密钥和 Webhook", text: "立即失效，名称和地址会被删除。" },
        account: { name: "账户", text: "打开邮箱、昵称和登录设备信息的密钥会被销毁。公开的举报会保留，但不显示昵称。" },
      },
    },
  },
  pages: { myData: { title: "登录与我的数据", description: "管理登录设备和我的数据。" } },
} satisfies TextsLike<typeof master>;
