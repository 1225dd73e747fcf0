import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  untold: {
    heading: "不告诉我们也能查",
    lead: "您粘贴的内容不会离开本设备。设备算出它的指纹（哈希），只发送前五个字符，取回所有以此开头的被举报对象，并在本机比对。",
    label: "钱包地址或网站",
    hint: "按下“查询”之前不会发送任何内容。",
    submit: "查询",
    checking: "正在本机查询",
    failed: "未能查询。请检查网络后重试。",
    sent_other: "只发送了 {{count, number}} 段，每段五个字符。",
    several: "几段合在一起，更容易猜出您查的是什么。使用下面的文件，一段也不会发送。",
    sentNothing: "没有发送任何内容。",
    notFound: "没有找到地址或网站，因此没有发送任何内容。",
    others: "其中有像名称或写错的地址的内容，用这种方式无法查询。",
    omitted_other: "另有 {{count, number}} 个未查询，请分几次粘贴。",
    lookAlikes: "与被举报对象相似的地址，以及旧写法的举报，用这种方式查不到。",
    edge: {
      sent_other: "只向 {{host}} 发送了 {{count, number}} 段，每段 {{letters, number}} 个字符。",
      old: "目前连不上服务。以下是截至 {{at}} 的情况，之后的举报不在其中。",
      notThen: "截至 {{at}} 没有举报",
    },
    level: "证据程度：100 分中的 {{level, number}} 分",
    reading: "写法相同、在另一条链上的账户",
    parent: "该网站的上级网站",
    cut: "以这些字符开头的举报太多，未能全部比对。",
    set: {
      heading: "离线查询",
      lead: "把所有被举报对象以一个小文件存到本机，查询时就不必发送任何内容。",
      get: "下载文件",
      renew: "下载新文件",
      getting: "正在下载文件",
      drop: "删除文件",
      kept: "本机存有截至 {{at}} 的 {{count, number}} 个对象（{{size}}）。",
      notYet: "文件尚未生成。请稍后再试。",
      failed: "未能下载文件。请检查网络后重试。",
      wrong: "文件的签名不正确，因此没有使用。",
      use: "用本机的文件查询",
      possibly: "可能被举报过",
      possiblyText: "大约每 4,096 次会有一次，把没有被举报的当成被举报的。",
      ask: "发送五个字符以确认",
      miss: "不在 {{at}} 的文件中",
      missText: "之后可能有人举报。没有记录不代表安全。",
    },
  },
  pages: {
    privateCheck: {
      title: "不告诉我们也能查",
      description: "不透露您要查什么，就能查询钱包地址和网站是否被举报。",
    },
  },
} satisfies TextsLike<typeof master>;
