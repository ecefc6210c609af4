/** H7: days until a page is due again, before its quality is known. */
export const FIRST_INTERVAL = 7;
export const MAX_INTERVAL = 30;

const factors: Readonly<Record<number, number>> = { 5: 2, 4: 1.5, 3: 1 };
const fixed: Readonly<Record<number, number>> = { 2: 3, 1: 1 };

/** H7: the days until a page is due again, after it was heard with a quality; whole days. */
export function nextInterval(days: number, quality: number): number {
  return fixed[quality] ?? Math.min(MAX_INTERVAL, Math.round(days * (factors[quality] ?? 1)));
}
