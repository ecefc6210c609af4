import type { AccountAccess } from '#base/auth/account-access.ts';

/** Keys act for their maker: whoever had the account may have made one. */
export const apiKeysAccess: readonly AccountAccess[] = [
  {
    table: 'api_keys',
    kind: 'key',
    end: (sql, { userId, now }) =>
      sql.query({
        text: 'update api_keys set revoked_at = $2 where maker_id = $1 and revoked_at is null',
        values: [userId, now],
      }),
  },
];
