/** Where the sandbox reads the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** @param time milliseconds since 1970, or an ISO 8601 date-time */
  set(time: number | string): void;
  advance(milliseconds: number): void;
}

export const systemClock: Clock = {now: () => Date.now()};

/** @param start milliseconds since 1970, or an ISO 8601 date-time */
export function createManualClock(start: number | string): ManualClock {
  let current = toTime(start);
  return {
    now: () => current,
    set: time => {
      current = toTime(time);
    },
    advance: milliseconds => {
      current += milliseconds;
    },
  };
}

/** ISO 8601 in UTC, as everywhere in the interface. */
export function toDateTime(time: number): string {
  return new Date(time).toISOString();
}

function toTime(time: number | string): number {
  return typeof time === 'number' ? time : Date.parse(time);
}
