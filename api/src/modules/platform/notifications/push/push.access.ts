import type { AccountAccess } from '#base/auth/account-access.ts';

/** Devices with push messages; those of the session that stays are kept. */
export const pushAccess: readonly AccountAccess[] = [
  {
    table: 'push_subscriptions',
    kind: 'session',
    end: (sql, { userId, keptSession }) =>
      sql.query({
        text: 'delete from push_subscriptions where user_id = $1 and session_hash <> $2',
        values: [userId, Buffer.from(keptSession ?? '', 'hex')],
      }),
  },
];
