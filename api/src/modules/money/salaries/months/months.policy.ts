import { AppError } from '#base/errors/app-error.ts';
import type { SalaryPermission } from '../salaries.policy.ts';

export type MonthAction = 'adjust' | 'close' | 'reopen';

/** The facts about a month for the rules; both months as 2026-01. */
export interface MonthState {
  month: string;
  /** The academy's current month. */
  running: string;
  isClosed: boolean;
}

/** D32: a closed month is opened again by a permission of its own. */
export const permissionOf = (action: MonthAction): SalaryPermission =>
  action === 'reopen' ? 'salaries.reopen' : 'salaries.update';

/** Why an action cannot be done on a month now; null if it can. The verbs throw it, `may` shows it. */
export function monthErrorOf(action: MonthAction, { month, running, isClosed }: MonthState): AppError | null {
  if (action === 'reopen') return isClosed ? null : new AppError('month_open', 'This month is not closed');
  if (isClosed) return new AppError('month_closed', 'This month is closed');
  if (month > running) return new AppError('month_not_begun', 'This month has not begun');
  if (action === 'close' && month === running) return new AppError('month_not_over', 'This month is not over');
  return null;
}
