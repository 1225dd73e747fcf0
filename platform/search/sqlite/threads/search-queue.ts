// Searches that wait for a thread: so many, and so long.
import { Refused } from "@sb/contracts/refused.ts";

export type Task = {
  readonly message: object;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Whether a thread ended over it. */
  readonly isSecondTry: boolean;
};

export type TaskQueue = {
  /** Rejects the task with UNAVAILABLE where too many wait, or when it has waited too long. */
  add(task: Task): void;
  /** Before all others, however many they are. */
  addFirst(task: Task): void;
  take(): Task | undefined;
  isEmpty(): boolean;
};

type Waiting = { readonly task: Task; readonly timer: NodeJS.Timeout };

export function createTaskQueue(atMost: number, waitMs: number): TaskQueue {
  const queue: Waiting[] = [];
  const refuse = ({ reject }: Task): void => reject(new Refused("UNAVAILABLE"));
  const wait = (task: Task): Waiting => {
    const waiting: Waiting = {
      task,
      timer: setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        refuse(task);
      }, waitMs),
    };
    return waiting;
  };
  return {
    add(task) {
      if (queue.length >= atMost) refuse(task);
      else queue.push(wait(task));
    },
    addFirst: (task) => void queue.unshift(wait(task)),
    take() {
      const next = queue.shift();
      clearTimeout(next?.timer);
      return next?.task;
    },
    isEmpty: () => queue.length === 0,
  };
}
