import type { AccountAccess } from '#base/auth/account-access.ts';
import { calendarAccess } from '#modules/calendar/calendar.access.ts';
import { identityAccess } from '#modules/identity/identity.access.ts';
import { pushAccess } from '#modules/notifications/push/push.access.ts';

/** Every table that gives access to an account. */
export const accesses: readonly AccountAccess[] = [...identityAccess, ...pushAccess, ...calendarAccess];
