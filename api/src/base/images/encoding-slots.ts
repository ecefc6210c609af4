const SLOTS = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Limits how many pictures are encoded at once: each takes a thread and the memory of its pixels. First come, first
 * served.
 */
export async function withEncodingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (taken < SLOTS) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
