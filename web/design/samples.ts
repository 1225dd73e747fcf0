// Words of the page of all parts and states, in the languages that try a layout most. Nobody but us reads them.
export const SAMPLES = {
  heading: "Safer Block: parts and states",
  action: "신고하기",
  name: "지갑 주소",
  hint: "0x, bc1 … 그대로 붙여 넣으세요",
  error: "주소 형식이 맞지 않습니다. 끝까지 복사했는지 확인해 주세요.",
  good: "사용할 수 있습니다",
  count: "12 / 200",
  value: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  long: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
  text: "They asked for a deposit and stopped answering. 입금하자 답이 없습니다. 入金したら返事が来なくなりました。",
  options: ["이더리움", "Bitcoin", "Grundstücksverkehrsgenehmigungszuständigkeit"],
  today: "2026-03-01T09:00",
} as const;

export const STATES = ["default", "hover", "focus", "active", "disabled", "invalid", "busy", "empty", "long"] as const;

export const TOKENS = {
  colours:
    "bg surface surface-2 surface-3 text text-2 text-3 line line-strong accent accent-hover accent-soft accent-soft-text ink on-ink danger danger-soft danger-soft-text warn warn-soft warn-soft-text good good-soft good-soft-text mark focus",
  spaces: "space-quarter space-half space-1 space-1h space-2 space-2h space-3 space-4 space-5 space-6 space-8 space-10",
  radii: "radius-xs radius-sm radius-md radius-lg radius-full",
  shadows: "shadow-1 shadow-2 shadow-3",
  types: "text-xs text-sm text-md text-lg text-xl text-2xl text-3xl",
} as const;
