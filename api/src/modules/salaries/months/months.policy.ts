import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

export type MonthAction = 'adjust' | 'close' | 'reopen';

/** A month as the rules see it; both months as 2026-01. */
export interface MonthState {
  month: string;
  /** The running one of the academy. */
  running: string;
  isClosed: boolean;
}

/** D1, D32: closing is an admin's power, reopening a super-admin's; a role of the academy's own has neither. */
function accessErrorOf(action: MonthAction, viewer: Viewer): AppError | null {
  if (!isAdmin(viewer) || !viewer.permissions.has('users.update'))
    return new AppError('forbidden', 'Only admins change the months of salaries');
  if (action === 'reopen' && !hasRole(viewer, 'super-admin'))
    return new AppError('forbidden', 'Only a super-admin reopens a month');
  return null;
}

function stateErrorOf(action: MonthAction, { month, running, isClosed }: MonthState): AppError | null {
  if (action === 'reopen') return isClosed ? null : new AppError('month_open', 'This month is not closed');
  if (isClosed) return new AppError('month_closed', 'This month is closed');
  if (month > running) return new AppError('month_not_begun', 'This month has not begun');
  if (action === 'close' && month === running) return new AppError('month_not_over', 'This month is not over');
  return null;
}

/** Why somebody cannot do something with a month now; null where they can. The verbs throw it, `may` shows it. */
export const monthErrorOf = (action: MonthAction, viewer: Viewer, state: MonthState): AppError | null =>
  accessErrorOf(action, viewer) ?? stateErrorOf(action, state);
