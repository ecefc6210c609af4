import type { AccountAccess } from '#base/auth/account-access.ts';
import { modules } from './modules.ts';

/** Every table that gives access to an account. */
export const accesses: readonly AccountAccess[] = modules.flatMap(({ accesses: own = [] }) => own);
