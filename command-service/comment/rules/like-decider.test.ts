import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { likeDecider } from "./like-decider.ts";

const data = { target: { kind: "REPORT", seq: 17 }, userId: "u-1" } as const;
const liked = { type: "Liked", version: 1, data } as const;
const withdrawn = { type: "LikeWithdrawn", version: 1, data } as const;
const like = (wanted: boolean, isKeyed = false) => ({ ...data, like: wanted, isKeyed });

test("liking twice is liking once", () => {
  given(likeDecider).when(like(true)).expectEvents(liked);
  given(likeDecider, liked).when(like(true)).expectEvents();
  given(likeDecider, liked).when(like(false)).expectEvents(withdrawn);
  given(likeDecider, liked, withdrawn).when(like(false)).expectEvents();
});

test("a request with a key leaves an event, so that it is known when it comes again", () => {
  given(likeDecider, liked).when(like(true, true)).expectEvents(liked);
});
