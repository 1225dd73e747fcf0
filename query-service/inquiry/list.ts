// GET support/inquiry/list: one's own inquiries, filtered, ordered and searched.
import { paginate } from "@sb/contracts/http.ts";
import { INQUIRY_LISTS } from "@sb/contracts/inquiry/model.ts";
import type { InquiryListItem, InquiryListQuery } from "@sb/contracts/inquiry/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { InquiryQueryDeps } from "./deps.ts";
import { findSlice } from "./documents.ts";
import { type Opened, openTexts } from "./open.ts";
import { createSearch, type Search, searchList } from "./search.ts";
import { headView } from "./view.ts";

const KEY = "GET support/inquiry/list";

export function getList(deps: InquiryQueryDeps): Handler<typeof KEY> {
  return async ({ query, caller }) => {
    const list = INQUIRY_LISTS.of(requireReadable(query.userId, caller), query.optionType);
    const { searchKeyword } = query;
    return {
      body: await (searchKeyword === undefined ? page(deps, list, query) : found(deps, list, query, searchKeyword)),
    };
  };
}

/** One's own, or anybody's for admins. Otherwise NOT_FOUND. */
function requireReadable(userId: string | undefined, caller: Caller): string {
  if (userId !== undefined && userId !== caller.userId && !caller.isAdmin) throw new Refused("NOT_FOUND");
  return userId ?? caller.userId;
}

async function page({ readStore, vault }: InquiryQueryDeps, list: string, query: InquiryListQuery) {
  const { page, size } = query.pagination;
  const slice = { offset: (page - 1) * size, limit: size, newestFirst: query.orderType === "LATEST" };
  const { docs, total } = await findSlice(readStore, list, slice);
  const items = (await openTexts(vault, docs)).map((opened) => itemOf(opened));
  return { items, pagination: paginate(page, size, total) };
}

async function found(
  deps: InquiryQueryDeps,
  list: string,
  { orderType, pagination }: InquiryListQuery,
  keyword: string,
) {
  const { page, size } = pagination;
  const search = createSearch(keyword);
  const { opened, isPart } = await searchList(deps, list, search);
  const ordered = orderType === "LATEST" ? opened : opened.toReversed();
  const items = ordered.slice((page - 1) * size, page * size).map((each) => itemOf(each, search));
  const total = { pagination: paginate(page, size, opened.length) };
  return { items, ...total, ...(isPart && { totalIsLowerBound: true as const }) };
}

function itemOf(opened: Opened, search?: Search): InquiryListItem {
  const title = search?.passages(opened.text.title) ?? [];
  return { ...headView(opened), highlights: title.length > 0 ? { title } : {} };
}
