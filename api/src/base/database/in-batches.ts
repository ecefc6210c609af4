/** Repeats what does a batch, until one has less to do than it could. */
export async function inBatches(size: number, run: () => Promise<number>): Promise<void> {
  let done = size;
  while (done === size) done = await run();
}
