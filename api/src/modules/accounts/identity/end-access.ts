import { writeAudit } from '#base/audit/audit.ts';
import { type AccessKind, type AccountAccess, accessKinds } from '#base/auth/account-access.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';

/** Whoever has only the password of a stolen account must not end the owner's way back by a link. */
const withoutOwnersProofs = ['session', 'challenge', 'reset', 'invitation', 'feed', 'key'] as const;

/** What each way back into an account ends (docs/rules/accounts.md, "Ways back"). */
const endedBy = {
  // Links to addresses from before the restored one stay: they may be the owner's.
  'not-me': accessKinds.filter((kind) => kind !== 'restoring'),
  invitation: accessKinds,
  reset: withoutOwnersProofs,
  'staff-password': [...withoutOwnersProofs, 'confirmation', 'restoring'],
  'own-password': ['session', 'challenge', 'reset', 'invitation'],
  'reset-two-steps': [...withoutOwnersProofs, 'second-step'],
  'email-change': ['reset', 'invitation'],
  merge: accessKinds,
} as const satisfies Record<string, readonly AccessKind[]>;

export type WayBack = keyof typeof endedBy;

interface Account {
  userId: number;
  /** The session that stays. */
  keptSession?: string;
}

/**
 * Ends the access of everybody to an account, as far as a way back into it says. The caller sets a new password where
 * the way needs one.
 */
export async function endAccess(sql: Sql, ctx: Ctx, way: WayBack, account: Account): Promise<void> {
  const { deps, now } = ctx;
  const audit: Parameters<AccountAccess['end']>[1]['audit'] = (inner, line) =>
    writeAudit(inner, ctx, { ...line, actorId: account.userId });
  const kinds: readonly AccessKind[] = endedBy[way];
  for (const access of deps.accesses)
    if (kinds.includes(access.kind)) await access.end(sql, { ...account, now, audit });
  deps.sessions.dropUser(account.userId);
}
