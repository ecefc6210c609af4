import { type AccountAccess, endingRows } from '#base/auth/account-access.ts';

const notKept = (keptSession: string | undefined) => Buffer.from(keptSession ?? '', 'hex');

/** The ways into an account in the tables of this module. Push devices end with their session. */
export const identityAccess: readonly AccountAccess[] = [
  {
    table: 'sessions',
    kind: 'session',
    end: (sql, { userId, keptSession }) =>
      sql.query({
        text: 'delete from sessions where user_id = $1 and token_hash <> $2',
        values: [userId, notKept(keptSession)],
      }),
  },
  // Views of the user by admins; the user's own views end with their session.
  endingRows('session_views', 'session'),
  endingRows('child_sessions', 'session'),
  endingRows('child_codes', 'challenge'),
  endingRows('sign_in_challenges', 'challenge'),
  {
    table: 'reset_contexts',
    kind: 'reset',
    // The rows stay for an hour: their tries still count.
    end: (sql, { userId, now }) =>
      sql.query({
        text: 'update reset_contexts set expires_at = $2 where user_id = $1 and expires_at > $2',
        values: [userId, now],
      }),
  },
  endingRows('passkeys', 'second-step'),
  endingRows('totp_secrets', 'second-step'),
  endingRows('recovery_codes', 'second-step'),
  endingRows('email_links', 'invitation', `and purpose = 'invite'`),
  endingRows('email_links', 'confirmation', `and purpose = 'confirm'`),
  endingRows('email_links', 'restoring', `and purpose = 'restore'`),
];
