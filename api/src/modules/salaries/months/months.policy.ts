import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

export type MonthAction = 'adjust' | 'close' | 'reopen';

/** The facts about a month for the rules; both months as 2026-01. */
export interface MonthState {
  month: string;
  /** The academy's current month. */
  running: string;
  isClosed: boolean;
}

/** D1, D32: only admins close a month, only super-admins reopen it; custom roles can do neither. */
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

/** Why a viewer cannot do an action on a month now; null if they can. The verbs throw it, `may` shows it. */
export const monthErrorOf = (action: MonthAction, viewer: Viewer, state: MonthState): AppError | null =>
  accessErrorOf(action, viewer) ?? stateErrorOf(action, state);
