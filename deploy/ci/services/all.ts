import { kafka } from "./kafka.ts";
import { redis } from "./redis.ts";
import { s3 } from "./s3.ts";
import type { Service } from "./service.ts";

/** What `with-services` starts, one line each. */
export const SERVICES: readonly Service[] = [kafka, redis, s3];
