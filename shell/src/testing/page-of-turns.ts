/** A page whose turns a test runs: all that are due within `milliseconds`, or on a busy page only the first of each. */
export function pageOf() {
  const due: { run: () => void; at: number }[] = [];
  let now = 0;
  const later = (run: () => void, milliseconds: number) => void due.push({ run, at: now + milliseconds });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** The page answers at once. */
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      due.sort((a, b) => a.at - b.at);
      const next = due[0];
      if (!next || next.at > end) break;
      due.shift();
      now = next.at;
      next.run();
      await settle();
    }
    now = end;
  };
  /** One task takes all of that time; then what has become due runs once. */
  const block = async (milliseconds: number) => {
    now += milliseconds;
    for (const { run } of due.splice(0)) run();
    await settle();
  };
  return { now: () => now, later, pass, block, waiting: () => due.length };
}
