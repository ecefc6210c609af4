/** `584–586, 590`: pages that follow each other as one range. */
export function pageNumbers(pages: readonly number[], comma: string): string {
  const runs: [number, number][] = [];
  for (const page of pages.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && page <= run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(comma);
}
