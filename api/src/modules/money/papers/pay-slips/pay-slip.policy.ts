import { AppError } from '#base/errors/app-error.ts';
import type { WireMonth } from '#modules/money/salaries/index.ts';

/** @throws AppError `month_open` (D115), because the total of an open month can still change. */
export function checkHasPaySlip({ closed }: WireMonth): NonNullable<WireMonth['closed']> {
  if (!closed) throw new AppError('month_open', 'This month is not closed: its pay slip is there once it is');
  return closed;
}
