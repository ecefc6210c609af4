/** A clock that stands still until a test moves it. */
export function createClock() {
  let offset = 0;
  const start = Date.now();
  return {
    now: () => new Date(start + offset),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    /** Back to the beginning: files that share the API leave the clock where they moved it. */
    reset: () => {
      offset = 0;
    },
  };
}

export type TestClock = ReturnType<typeof createClock>;
