// The resources of TAXII 2.1 as clients get them.

import { cursorAt } from "./asked.ts";
import type { Page } from "./find-page.ts";
import { versionOf } from "./find-page.ts";
import { STIX_MEDIA_TYPE, TAXII_MEDIA_TYPE } from "./media-type.ts";
import type { Collection } from "./port.ts";
import { timestampOf } from "./time.ts";

/** Nothing can be added, but a maximum must be told. */
export const MAX_CONTENT_LENGTH = 1_000_000;

export type Server = {
  readonly title: string;
  readonly description: string;
  /** Where clients reach the server, without a slash at the end. */
  readonly publicUrl: string;
};

export const ROOT = "reports";

export const discovery = ({ title, description, publicUrl }: Server) => {
  const root = `${publicUrl}/taxii2/${ROOT}/`;
  return { title, description, default: root, api_roots: [root] };
};

export const apiRoot = ({ title, description }: Server) => ({
  title,
  description,
  versions: [TAXII_MEDIA_TYPE],
  max_content_length: MAX_CONTENT_LENGTH,
});

export const collectionInfo = ({ id, alias, title, description }: Collection) => ({
  id,
  alias,
  title,
  description,
  can_read: true,
  can_write: false,
  media_types: [STIX_MEDIA_TYPE],
});

const around = ({ more, end }: Page) => (more ? { more, next: cursorAt(end) } : {});

/** Without objects it is empty: in TAXII an empty list is left out. */
export const envelope = (page: Page) => ({
  ...around(page),
  ...(page.entries.length > 0 && { objects: page.entries.map(({ object }) => object) }),
});

export const manifest = (page: Page) => ({
  ...around(page),
  ...(page.entries.length > 0 && {
    objects: page.entries.map((entry) => ({
      id: entry.object.id,
      date_added: timestampOf(entry.added),
      version: versionOf(entry),
      media_type: STIX_MEDIA_TYPE,
    })),
  }),
});

export const versions = (page: Page) => ({
  ...around(page),
  ...(page.entries.length > 0 && { versions: page.entries.map(versionOf) }),
});

/** Between which times what is in the answer was added. */
export function addedHeaders({ entries }: Page): Readonly<Record<string, string>> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return {};
  return {
    "x-taxii-date-added-first": timestampOf(first.added),
    "x-taxii-date-added-last": timestampOf(last.added),
  };
}
