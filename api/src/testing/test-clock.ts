/** A clock that stands still until a test moves it. */
export function createClock() {
  let offset = 0;
  const start = Date.now();
  return {
    now: () => new Date(start + offset),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    /** Resets the clock, because files that share the API leave it where they moved it. */
    reset: () => {
      offset = 0;
    },
  };
}

export type TestClock = ReturnType<typeof createClock>;
