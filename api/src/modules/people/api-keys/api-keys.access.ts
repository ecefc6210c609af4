import type { AccountAccess } from '#base/auth/account-access.ts';
import { revokeAll } from './revoke-key.ts';

/** Keys act for their maker: whoever had the account may have made one. */
export const apiKeysAccess: readonly AccountAccess[] = [{ table: 'api_keys', kind: 'key', end: revokeAll }];
