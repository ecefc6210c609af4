import type { SalaryLine } from '#/pay/api/salary-months.ts';

/** The reason for a price that several classes can share. */
export interface UsualPrice {
  price: number;
  since: string;
}

/** Of a price per hour each class says its minutes. */
const priceOf = ({
  price,
  price_since: since,
  percent,
  paid_before: before,
  minutes,
}: SalaryLine): UsualPrice | null =>
  price !== null && since !== null && percent === 100 && before === 0 && minutes === null ? { price, since } : null;

export const isUsual = (line: SalaryLine, usual: UsualPrice | null): boolean => {
  const own = priceOf(line);
  return own !== null && own.price === usual?.price && own.since === usual.since;
};

/** The price of most classes; null if no two have the same. */
export function usualPrice(lines: readonly SalaryLine[]): UsualPrice | null {
  const counted = lines
    .map(priceOf)
    .filter((price) => price !== null)
    .map((price) => ({ price, count: lines.filter((line) => isUsual(line, price)).length }));
  const most = counted.reduce<(typeof counted)[number] | null>(
    (found, each) => (each.count > (found?.count ?? 1) ? each : found),
    null,
  );
  return most?.price ?? null;
}
