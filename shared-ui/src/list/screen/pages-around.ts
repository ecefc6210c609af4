const AROUND = 2;

/** The pages that a pager names: two around the current, the first and the last; 'gap' for several left out. */
export function pagesAround(current: number, last: number): (number | 'gap')[] {
  const named = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= AROUND,
  );
  return named.flatMap((page, index) => {
    const before = named[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
