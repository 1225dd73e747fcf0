// Demo comments and likes on the newest demo reports. All of it is made up.

export type DemoComment = {
  /** How many demo reports are newer than the one it is on. */
  readonly on: number;
  /** Index into DEMO_PEOPLE. */
  readonly by: number;
  readonly hoursAgo: number;
  readonly content: string;
  /** Index of the comment that it replies to. */
  readonly to?: number;
};

export const DEMO_COMMENTS: readonly DemoComment[] = [
  { on: 1, by: 0, hoursAgo: 20, content: "저도 같은 문자를 받았습니다. 신분증은 보내지 않았어요." },
  { on: 1, by: 1, hoursAgo: 19, content: "다행입니다. 링크를 누르셨다면 비밀번호도 꼭 바꾸세요.", to: 0 },
  {
    on: 1,
    by: 2,
    hoursAgo: 15,
    content: "Same page, other domain: it was registered only last week.\nPlease report the new one as well.",
  },
  { on: 1, by: 3, hoursAgo: 9, content: "警察に相談したら、すぐに口座を止めるよう勧められました。" },
  { on: 0, by: 1, hoursAgo: 12, content: "공식 계정인지 확인하는 방법이 있을까요?" },
  { on: 0, by: 0, hoursAgo: 11, content: "공식 홈페이지에 적힌 계정 이름과 한 글자씩 비교해 보세요.", to: 4 },
];

/** Who likes which report: as `on` and `by` of a comment. */
export const DEMO_LIKES: readonly (readonly [on: number, by: number])[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [1, 3],
  [2, 0],
];
