// The switch between light and dark.

export const texts = {
  common: {
    theme: { toDark: "어두운 화면으로", toLight: "밝은 화면으로" },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly theme: typeof texts;
  }
}
