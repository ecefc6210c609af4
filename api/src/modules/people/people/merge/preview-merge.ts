import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { countsJson } from '#base/personal-data/merge-statements.ts';
import { accounts, addressOf, emailStatusOf, lastUseOf } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import type { MergePreview } from './merge.schema.ts';
import type { MergePair, MergeParts, MergeReason } from './merge-parts.ts';
import { openPair } from './open-pair.ts';

type Account = MergePreview['kept'];

async function readAccount(sql: Sql, id: number, { tables }: MergeParts): Promise<Account> {
  const [row] = await sql.query<Account>({
    text: `select u.id::text, u.name, ${addressOf('u')} as email, u.handle, ${emailStatusOf('u')} as email_status, u.phone, u.timezone, r.name as role,
        (select s.code from student_profiles s where s.user_id = u.id) as code,
        ${remainingOf('u.id')} as remaining_classes, ${instantOf('u.created_at')} as created_at,
        ${instantOf(lastUseOf('u.id'))} as last_used_at, ${countsJson(tables, 'u.id')} as counts
      from ${accounts} u ${joinRole('u', 'r')} where u.id = $1`,
    values: [id],
  });
  if (!row) throw new Error('the user is gone');
  return row;
}

export const wireReason = ({ reason, of, classes = [] }: MergeReason): MergePreview['reasons'][number] => ({
  reason,
  of,
  classes: [...classes],
});

/** D164: both accounts with what they have, and the reasons that keep them from being merged. Changes nothing. */
export const previewMerge = (ctx: ViewerCtx, pair: MergePair, parts: MergeParts): Promise<MergePreview> =>
  ctx.sql.transaction(async (sql) => {
    const { reasons } = await openPair(sql, ctx, pair, parts);
    const kept = await readAccount(sql, pair.keptId, parts);
    const gone = await readAccount(sql, pair.goneId, parts);
    return { kept, gone, reasons: reasons.map(wireReason) };
  });
