/** Runs for each item; a failure does not stop the others. @throws the first error. */
export async function eachAlone<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await run(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
