// Asking Kafka for somebody who waits. The client alone would try for minutes.
import { ServerAway } from "../../server-away.ts";

/** Milliseconds. */
const WITHIN = 5_000;

/** The answer. Throws ServerAway where none comes in time, and where the client has found nobody who answers. */
export async function inTime<Answer>(asked: Promise<Answer>, within = WITHIN): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ServerAway("Kafka")), within);
  try {
    return await Promise.race([asked, late.promise]);
  } catch (error) {
    throw isAway(error) ? new ServerAway("Kafka", error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** True for a failure that the client would try again, or has tried often enough, which it wraps in an error of another kind. */
const isAway = (error: unknown): boolean =>
  error instanceof Error && (("retriable" in error && error.retriable === true) || isAway(error.cause));
