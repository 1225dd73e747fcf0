import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  scan: {
    title: "扫描二维码",
    camera: "摄像头画面",
    choose: "选择图片",
    paste: "粘贴已复制的图片",
    stays: "图片和视频只在本设备上读取，不会发送到任何地方。",
    notes: {
      STARTING: "正在打开摄像头。如有提示，请允许使用。",
      RUNNING: "请将二维码对准摄像头。",
      DENIED: "摄像头被禁止使用。请在浏览器设置中允许，或选择一张图片。",
      MISSING: "没有找到可用的摄像头。请选择或粘贴图片。",
      BUSY: "其他应用正在使用摄像头。请关闭该应用后重新打开，或选择一张图片。",
      READING: "正在读取图片。",
      NO_CODE: "图片中没有找到二维码。请换一张主要显示二维码的图片。",
      UNREADABLE: "图片无法打开，或者太大，请换一张。",
      NO_PICTURE: "没有已复制的图片。请复制图片后重试。",
    },
  },
} satisfies TextsLike<typeof master>;
