import type { SalaryMonth } from '#/pay/api/salary-months.ts';

type Hourly = Pick<SalaryMonth['lines'][number], 'price_per_hour' | 'minutes'>;

/** One row of the sum of a month's total. */
export type TotalPart =
  | ({ kind: 'priced'; count: number; price: number; since: string; percent: number; amount: number } & Hourly)
  | { kind: 'unpaid' | 'unpriced'; count: number }
  | { kind: 'paid_before' | 'adjustments'; count: number; amount: number };

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0) / 100;

type Priced = Extract<TotalPart, { kind: 'priced' }>;

/** In cents: a price per hour is rounded half up for each class, one per class only in the sum (D127). */
function worthOf({
  price,
  percent,
  price_per_hour: hourly,
  minutes,
}: Pick<Priced, 'price' | 'percent'> & Hourly): number {
  if (hourly === null || minutes === null) return (cents(price) * percent) / 100;
  return Math.round((cents(hourly) * minutes * percent) / 6000);
}

/** Classes of one price, with the date from which it is valid. */
function pricedParts(lines: SalaryMonth['lines']): Priced[] {
  const parts = new Map<string, Priced>();
  for (const { price, price_since, percent, price_per_hour, minutes } of lines) {
    if (price === null || price_since === null || percent === 0) continue;
    const key = `${price_since} ${percent} ${minutes}`;
    const by = { price, percent, price_per_hour, minutes };
    const found = parts.get(key) ?? { kind: 'priced', count: 0, since: price_since, amount: 0, ...by };
    const count = found.count + 1;
    parts.set(key, { ...found, count, amount: (worthOf(by) * count) / 100 });
  }
  return [...parts.values()].sort((a, b) => a.since.localeCompare(b.since));
}

/** The parts of a month's total, in the order of display; their amounts add up to it. */
export function totalParts({ lines, adjustments }: Pick<SalaryMonth, 'lines' | 'adjustments'>): TotalPart[] {
  const before = lines.filter(({ paid_before }) => paid_before !== 0);
  const counted: TotalPart[] = [
    { kind: 'unpaid', count: lines.filter(({ percent }) => percent === 0).length },
    { kind: 'unpriced', count: lines.filter(({ price, percent }) => price === null && percent > 0).length },
    { kind: 'paid_before', count: before.length, amount: -sumOf(before.map(({ paid_before }) => paid_before)) },
    { kind: 'adjustments', count: adjustments.length, amount: sumOf(adjustments.map(({ amount }) => amount)) },
  ];
  return [...pricedParts(lines), ...counted.filter(({ count }) => count > 0)];
}
