// One person's inquiries: each is listed once.
import { type InquiryListed, inquiriesEvents } from "@sb/contracts/inquiry/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type Submitted = InquiryListed["data"];

export const inquiriesDecider: Decider<Submitted, InquiryListed, readonly Submitted[]> = {
  events: inquiriesEvents,
  initialState: [],
  evolve: (inquiries, { data }) => [...inquiries, data],
  decide: (data, inquiries) =>
    inquiries.some(({ seq }) => seq === data.seq) ? [] : [{ type: "InquiryListed", version: 1, data }],
};
