// Reading QR codes, through the camera or in a picture.

export const texts = {
  scan: {
    title: "QR 코드 읽기",
    camera: "카메라 화면",
    choose: "사진 고르기",
    paste: "복사한 사진 붙여 넣기",
    stays: "영상과 사진은 이 기기에서만 읽고 어디에도 보내지 않습니다.",
    notes: {
      STARTING: "카메라를 켜고 있습니다. 물어보면 카메라를 허용해 주세요.",
      RUNNING: "QR 코드를 화면 안에 비춰 주세요.",
      DENIED: "카메라를 쓸 수 없게 막혀 있습니다. 브라우저 설정에서 허용하거나 사진을 골라 주세요.",
      MISSING: "쓸 수 있는 카메라를 찾지 못했습니다. 사진을 고르거나 붙여 넣어 주세요.",
      BUSY: "다른 앱이 카메라를 쓰고 있습니다. 그 앱을 닫고 다시 열거나 사진을 골라 주세요.",
      READING: "사진을 읽고 있습니다.",
      NO_CODE: "사진에서 QR 코드를 찾지 못했습니다. QR 코드만 크게 나온 사진으로 다시 시도해 주세요.",
      UNREADABLE: "열 수 없거나 너무 큰 사진입니다. 다른 사진을 골라 주세요.",
      NO_PICTURE: "복사한 사진이 없습니다. 사진을 복사한 뒤 다시 시도해 주세요.",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly scan: typeof texts;
  }
}
