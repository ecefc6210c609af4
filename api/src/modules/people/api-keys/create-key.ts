import type { InferInput } from 'valibot';
import { writeAudit } from '#base/audit/audit.ts';
import { newApiKey } from '#base/auth/api-keys.ts';
import { sha256 } from '#base/auth/tokens.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { checkCanGrantPermissions, checkReach } from '#modules/people/roles/index.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import type { NewKey, newKeyResponse, WireKey } from './api-keys.schema.ts';
import { apiKeys } from './api-keys.table.ts';
import { keyText } from './key-statements.ts';

const HINT_CHARS = 4;

/** The end of the last day on the academy's clock. */
function endOf({ deps, now }: ViewerCtx, until: string | null | undefined): Date | null {
  if (!until) return null;
  const zone = deps.academySettings.get(timeSettings.academy_zone);
  if (until < dayIn(zone, now)) throw fieldError('until', 'past', 'This day is over');
  return startOfDay(addDays(until, 1), zone);
}

/** Makes a key with at most its maker's permissions (D158); the key itself is in the answer alone. */
export async function createKey(
  ctx: ViewerCtx,
  { name, permissions, scope, until }: NewKey,
): Promise<InferInput<typeof newKeyResponse>['data']> {
  const { viewer, now } = ctx;
  checkCanGrantPermissions(viewer, permissions);
  const expiresAt = endOf(ctx, until);
  const key = newApiKey();
  return ctx.sql.transaction(async (sql) => {
    await checkReach(sql, viewer, { scope, permissions });
    const about = { name, permissions, scope, until: until ?? null };
    const secret = { tokenHash: sha256(key), hint: key.slice(-HINT_CHARS) };
    const [made] = await sql.orm
      .insert(apiKeys)
      .values({ ...about, ...secret, makerId: viewer.userId, expiresAt, createdAt: now })
      .returning({ id: apiKeys.id });
    if (!made) throw new Error('the key was not stored');
    await writeAudit(sql, ctx, { action: 'api-key.create', subject: 'api-key', subjectId: made.id, after: about });
    const [stored] = await sql.query<{ json: WireKey }>({ text: keyText, values: [now, made.id] });
    if (!stored) throw new Error('the key is not there');
    return { ...stored.json, key };
  });
}
