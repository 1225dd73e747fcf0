import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  disclosure: {
    failed: "无法加载",
    key: {
      heading: "本机构的密钥",
      lead: "不公开的举报和证据用此密钥加密后送达，只有贵机构能够打开。",
      current: "已登记的公钥",
      none: {
        CONFIDENTIAL: "尚无密钥。在登记之前，只能收到公开内容。",
        PUBLIC: "尚无密钥。目前收到的公开举报不需要密钥。",
      },
      copy: "复制公钥",
      copied: "已复制",
      kinds: {
        age: "age 公钥",
        jwk: "JWK 公钥",
      },
      make: "生成密钥",
      replace: "更换密钥",
      keepOld: "此前获取的资料只能用原来的密钥文件打开，请继续保管该文件。",
      steps: {
        save: "生成并保存密钥文件",
        saveHint:
          "密钥在本设备上生成，私钥不会发送到服务器。文件一旦丢失，任何人都无法打开资料，请在两处安全的地方保管。",
        saveButton: "保存密钥文件",
        check: "核对保存的文件",
        checkHint: "请选择刚保存的文件，也可以选择已在使用的 age 密钥文件。",
        register: "登记公钥",
        registerHint: "只发送文件中的公钥。登记后立即用它加密。",
        registerButton: "登记公钥",
        inUse: "此文件的公钥已登记。",
      },
      done: "公钥已登记。",
    },
    keyFile: {
      choose: "选择密钥文件",
      wrong: "此文件中没有 age 私钥，请选择您保存的密钥文件。",
      good: "已读取密钥文件，公钥以 …{{end}} 结尾。",
    },
    open: {
      heading: "打开加密资料",
      lead: "举报内容和证据在本设备上打开，私钥和打开的内容不会离开本设备。",
      key: "密钥文件",
      keyHint: "请选择您保存的密钥文件。离开本页面后不会保留。",
      package: "资料",
      keyFirst: "请先选择密钥文件。",
      fetchHint: "每次获取资料都会留下记录。",
      fetch: "获取并打开",
      save: "以加密形式保存",
      choose: "选择已保存的资料",
      strangers: "请只打开您自己获取的资料：加密并不能证明资料由谁制作。",
      problems: {
        WRONG_KEY: "此密钥无法打开。请选择获取资料时所登记密钥的文件。",
        DAMAGED: "资料不完整，请重新获取。",
        NOT_FOUND: "贵机构无法获取此举报的资料：它已被删除，或未共享给贵机构。",
      },
    },
    view: {
      disputed: "针对此举报的删除请求正在审核中。",
      report: "举报内容",
      reporter: "举报人",
      number: "举报编号",
      target: "对象",
      crime: "受害类型",
      chain: "币种",
      sources: "来源",
      evidence: "证据文件",
      noEvidence: "没有附件。",
      careful: "这些是举报人上传的原始文件，请在受保护的设备上打开。",
      whole: "与受理时一致",
      changed: "与受理时不同",
      save: "保存",
      saveFile: "保存 {{name}}",
    },
  },
  pages: {
    agencyKey: { title: "机构密钥" },
    agencyOpen: { title: "打开加密资料" },
  },
  trail: {
    subjects: {
      disclosure: "机密资料",
    },
    acts: {
      PackageFetched: "获取加密资料",
    },
  },
  errors: {
    PUBLIC_KEY_INVALID: "此公钥无法使用。请填写以 age1 开头的公钥或 JWK 格式的公钥。",
    PUBLIC_KEY_PRIVATE: "您发送的是私钥。请停用该密钥并重新生成。",
  },
} satisfies TextsLike<typeof master>;
