// Whatever changes something is a task: it is noted at once, done later, one after the other, and may fail then.
import { setTimeout as later } from "node:timers/promises";

export type Failure = { readonly message: string; readonly code: string; readonly type: string; readonly link: string };
type Task = { readonly uid: number; readonly type: string; status: string; error: Failure | null };

export type Faults = {
  /** So many tasks from now on fail, and change nothing. */
  failing: number;
  /** Tasks fail with it. */
  failure: string;
  /** Milliseconds until a task is begun. */
  delay: number;
  /** The next write of documents arrives only after this. */
  late: Promise<void> | undefined;
  /** A load balancer in front says in HTML that nobody answers. */
  isBehindBalancer: boolean;
  /** The key may not make such requests: `METHOD /path`. */
  forbidden: RegExp | undefined;
};
export type Tasks = ReturnType<typeof createTasks>;

export const failureOf = (code: string): Failure => ({ message: code, code, type: "invalid_request", link: "" });

/** Thrown by a task's work; nothing has changed then. */
export class TaskFailed extends Error {}

export function createTasks(faults: Faults) {
  const tasks: Task[] = [];
  let last: Promise<void> = Promise.resolve();

  async function run(task: Task, work: () => void): Promise<void> {
    await later(faults.delay);
    task.status = "processing";
    const isFailing = faults.failing > 0;
    if (isFailing) faults.failing -= 1;
    try {
      if (isFailing) throw new TaskFailed(faults.failure);
      work();
      task.status = "succeeded";
    } catch (error) {
      if (!(error instanceof TaskFailed)) throw error;
      task.error = failureOf(error.message);
      task.status = "failed";
    }
  }
  return {
    add(type: string, work: () => void): Record<string, unknown> {
      const task: Task = { uid: tasks.length, type, status: "enqueued", error: null };
      tasks.push(task);
      last = last.then(() => run(task, work));
      return { taskUid: task.uid, indexUid: null, status: task.status, type, enqueuedAt: new Date().toISOString() };
    },
    /** A key that is limited to some indexes sees no task that is about two of them. */
    find: (uid: number): Task | undefined => (tasks[uid]?.type === "indexSwap" ? undefined : tasks[uid]),
  };
}
