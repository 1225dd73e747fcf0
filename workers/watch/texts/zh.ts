import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  watch: {
    headlines: {
      REPORTED: { WALLET: "您关注的地址被举报了", SITE: "您关注的网站被举报了", SEARCH: "有新的举报符合您关注的搜索" },
      DISPUTED: {
        WALLET: "有人对您关注的地址的举报提出删除请求",
        SITE: "有人对您关注的网站的举报提出删除请求",
        SEARCH: "有人对符合您关注的搜索的举报提出删除请求",
      },
      CLEARED: {
        WALLET: "您关注的地址的一条举报经审核后已删除",
        SITE: "您关注的网站的一条举报经审核后已删除",
        SEARCH: "符合您关注的搜索的一条举报经审核后已删除",
      },
    },
    intros: {
      REPORTED: "您关注的对象有了新的公开举报。您可以在举报页面查看内容。",
      DISPUTED: "有人请求删除您关注的对象的一条举报。在听取双方意见并作出决定之前，该举报保持公开。",
      CLEARED: "经过审核，您关注的对象的一条举报已被删除。可能还有其他举报，请在转账前再次查询。",
    },
    greeting: "{{nickname}}，您好！",
    report: "举报编号",
    read: "查看举报",
    list: "查看我的关注",
    warning: "Safer Block 绝不会向您索要金钱、助记词或密码。",
    reason: "您在 Safer Block 设置了关注，因此收到此邮件。",
    end: "不再关注此对象",
  },
  watchDaily: {
    subject: "您关注的对象有 {{count, number}} 条新消息",
    intro: "以下是过去一天发生的事情。",
    report: "举报编号 {{seq}}",
    gone: "该举报已不再公开。",
    more: "此外还有 {{count, number}} 条。",
    reason: "您选择了每天接收一次 Safer Block 的关注消息，因此收到此邮件。",
    pause: "暂停所有每天一次的消息",
  },
} satisfies TextsLike<typeof master>;
