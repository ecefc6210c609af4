import type { Contribution } from './contribution.ts';

const SHIFTS = '/dashboard/shifts';
/** D99: only admins move the classes of many people. */
const access = { permissions: ['classes.my_classes.update'], roles: ['admin', 'super-admin'] };

/** Opened from the calendar. */
export const shifts: Contribution = {
  routes: [
    { path: SHIFTS, screen: 'shifts', titleKey: 'shifts.title', ...access, skeleton: 'list' },
    { path: `${SHIFTS}/add`, screen: 'shift-form', titleKey: 'shifts.add', ...access, skeleton: 'form' },
    { path: `${SHIFTS}/:id`, screen: 'shift-details', titleKey: 'shifts.one', ...access },
  ],
};
