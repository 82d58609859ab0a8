/** The longest time that a timer takes, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

export interface SchedulerOptions {
  /** Milliseconds since 1970; infinity when nothing waits. */
  nextDueAt(): number;
  now(): number;
  /** Does what is due. */
  run(): void;
}

export interface Scheduler {
  /** Looks again when something is due; to be called when that may have changed. */
  update(): void;
  stop(): void;
}

/** Does what is due in time by one timer, where the sandbox otherwise waits for the next request. */
export function createScheduler({nextDueAt, now, run}: SchedulerOptions): Scheduler {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    const delay = nextDueAt() - now();
    if (delay === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(wake, Math.min(Math.max(delay, 0), longestDelay));
  }

  function wake(): void {
    run();
    update();
  }

  return {
    update,
    stop: () => clearTimeout(timer),
  };
}
