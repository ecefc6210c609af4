import type { MonthRow } from './month.statement.ts';
import type { WireMonth } from './months.schema.ts';
import { classPrice, worth } from './worth.ts';

const MINOR = 100;
const toMajor = (minor: number) => minor / MINOR;

function presentLine({ since, price, booked, percent, minutes, ...line }: MonthRow['lines'][number]) {
  return {
    ...line,
    percent,
    price: price === null ? null : toMajor(classPrice({ price, minutes })),
    minutes,
    price_per_hour: price === null || minutes === null ? null : toMajor(price),
    price_since: since,
    paid_before: toMajor(booked),
    amount: toMajor(worth({ price: price ?? 0, minutes, percent }) - booked),
  };
}

const presentAdjustment = ({ amount, ...adjustment }: MonthRow['adjustments'][number]) => ({
  ...adjustment,
  amount: toMajor(amount),
  class_id: adjustment.class?.id ?? null,
});

interface PresentedMonth {
  row: MonthRow;
  month: string;
  running: string;
  may: WireMonth['may'];
  /** Zone and currency of the academy. */
  zone: string;
  currency: string;
}

export function presentMonth({ row, month, running, may, zone, currency }: PresentedMonth): WireMonth {
  const { closed, lines, adjustments, total, unpriced, unreported } = row;
  return {
    month,
    currency: closed?.currency ?? currency,
    zone,
    is_over: month < running,
    closed: closed && { at: closed.at, by: closed.by },
    lines: lines.map(presentLine),
    adjustments: adjustments.map(presentAdjustment),
    total: toMajor(total),
    unpriced,
    unreported,
    may,
  };
}
