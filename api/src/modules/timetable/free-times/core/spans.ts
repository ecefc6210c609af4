/** A time span in milliseconds; the end is excluded. */
export interface Span {
  start: number;
  end: number;
}

/** The same time as sorted spans, none of which touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.end <= span.start) continue;
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Removes time spans from other time spans. */
export function subtractSpans(from: readonly Span[], taken: readonly Span[]): Span[] {
  const cuts = mergeSpans(taken);
  return mergeSpans(from).flatMap(({ start, end }) => {
    const left: Span[] = [];
    let next = start;
    for (const cut of cuts) {
      if (cut.end <= next || cut.start >= end) continue;
      if (cut.start > next) left.push({ start: next, end: cut.start });
      next = Math.max(next, cut.end);
    }
    return next < end ? [...left, { start: next, end }] : left;
  });
}
