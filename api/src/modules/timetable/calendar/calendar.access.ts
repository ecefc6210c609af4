import { type AccountAccess, endingRows } from '#base/auth/account-access.ts';

/** Whoever knows the address of a feed reads the classes; the next visit of the calendar makes a new one. */
export const calendarAccess: readonly AccountAccess[] = [endingRows('calendar_feeds', 'feed')];
