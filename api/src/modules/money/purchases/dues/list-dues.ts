import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/media/media-json.ts';
import { accountsFor } from '../purchases.settings.ts';
import { canViewDue, checkCanViewDues, type DueScopes, dueScopes, isOwnDue } from './dues.policy.ts';
import type { DuesQuery, duesPage, WireDue } from './dues.schema.ts';

/** The greatest number of reports of a due that wait for a decision (D132). */
export const MOST_OPEN_REPORTS = 3;

/** SQL: a row `transfer_reports r` of a due `d` in responses; $2 is the viewer's file token. */
export const reportJson = `json_build_object('id', r.id::text, 'dueId', r.due_id::text, 'by', ${userRef('r.user_id')},
  'amount', r.amount_minor, 'currency', d.currency, 'paidOn', r.paid_on::text, 'reference', r.reference,
  'file', ${mediaJson('f', '$2')}, 'state', r.state, 'reason', r.reason, 'decidedBy', ${userRef('r.decided_by')},
  'decidedAt', ${instantOf('r.decided_at')}, 'createdAt', ${instantOf('r.created_at')})`;
export const reportRows = `transfer_reports r join ${mediaOf('f', 'r.media_id')}`;

const isUnpaid = `d.state in ('open', 'reported', 'part')`;
/** SQL: how many reports of a row `dues d` wait for a decision. */
const openReports = `(select count(*) from transfer_reports r where r.due_id = d.id and r.state = 'open')`;
/** SQL: whether a report of any month of a purchase waits for a decision. */
const isReported = `exists (select from dues o join transfer_reports r on r.due_id = o.id
  where o.purchase_id = d.purchase_id and r.state = 'open')`;
/** SQL: whether nothing of a purchase is paid or reported. */
const isUntouched = `not ${isReported} and not exists (
  select from dues o where o.purchase_id = d.purchase_id and (o.paid_minor > 0 or o.carried_over_minor > 0))`;
/** SQL: why nobody has to pay a waived due: the academy waived it, or its purchase was withdrawn, or ended before it began. */
const dropped = `case when d.state <> 'waived' then null when d.reason is not null then 'waived'
  when p.state = 'expired' then 'withdrawn' else 'ended' end`;

/** SQL: a row `dues d` of `purchases p` in responses. $1 viewer, $2 file token, $3 today. */
function dueJson({ update }: DueScopes): string {
  const own = isOwnDue('$1::bigint');
  const decides = inPeopleScope(update, 'd.student_id', '$1::bigint');
  const pays = `(d.user_id = $1::bigint or ${decides})`;
  return `json_build_object('id', d.id::text, 'purchaseId', d.purchase_id::text, 'number', d.number,
    'student', ${userRef('d.student_id')}, 'payer', ${userRef('d.user_id')},
    'package', json_build_object('id', p.package_id::text, 'title', p.title, 'titleAr', ${boughtTitleAr('p')}),
    'kind', p.kind, 'classesNum', p.classes_num,
    'period', case when d.period_from is not null then json_build_object('from', d.period_from::text, 'to', d.period_to::text) end,
    'amount', d.amount_minor, 'paid', d.paid_minor, 'carriedFrom', d.carried_from_minor, 'carriedOver', d.carried_over_minor,
    'currency', d.currency, 'dueOn', d.due_on::text,
    'overdueDays', case when ${isUnpaid} then greatest(0, $3::date - d.due_on) else 0 end,
    'state', d.state, 'dropped', ${dropped}, 'reason', d.reason, 'reference', d.reference,
    'reports', coalesce((select json_agg(${reportJson} order by r.id desc) from ${reportRows} where r.due_id = d.id), '[]'::json),
    'may', json_build_object('report', ${own} and ${isUnpaid} and ${openReports} < ${MOST_OPEN_REPORTS}, 'decide', ${decides},
      'waive', ${decides} and ${isUnpaid} and ${openReports} = 0 and d.paid_minor = 0,
      'withdraw', ${pays} and p.state = 'awaiting' and ${isUntouched},
      'end', ${pays} and p.kind = 'monthly' and p.state = 'active' and p.ends_at is null and not ${isReported}))`;
}

const from = 'dues d join purchases p on p.id = d.purchase_id';

type Row = Omit<WireDue, 'accounts'>;

/** Accounts are of now: an academy that has changed its bank shows the new one. */
const present = (ctx: ViewerCtx, row: Row): WireDue => ({
  ...row,
  accounts: accountsFor(ctx.deps.academySettings, row.currency),
});

const valuesOf = (ctx: ViewerCtx) => [ctx.viewer.userId, ctx.deps.fileTokens.issue(ctx.viewer), academyDay(ctx)];

const ageOf: Record<NonNullable<DuesQuery['age']>, string> = {
  not_due: 'd.due_on >= $3::date',
  '1_7': '$3::date - d.due_on between 1 and 7',
  '8_30': '$3::date - d.due_on between 8 and 30',
  over_30: '$3::date - d.due_on > 30',
};

function matching({ status, age, own }: DuesQuery): string {
  const parts = [
    '($4::bigint is null or d.student_id = $4)',
    '($5::text is null or d.currency = $5)',
    ...(status === 'unpaid' || age !== undefined ? [isUnpaid] : []),
    // One that is paid can have a further report to decide.
    ...(status === 'reported' ? [`${openReports} > 0`] : []),
    ...(status && status !== 'unpaid' && status !== 'reported' ? [`d.state = '${status}'`] : []),
    ...(own ? [isOwnDue('$1::bigint')] : []),
    ...(age ? [ageOf[age]] : []),
  ];
  return parts.join(' and ');
}

/** D131: the dues that the viewer sees, the oldest day first, with what is open of them by currency. */
export async function listDues(ctx: ViewerCtx, query: DuesQuery): Promise<InferInput<typeof duesPage>> {
  const { sql } = ctx;
  const scopes = await dueScopes(sql, ctx);
  await checkCanViewDues(sql, ctx, scopes);
  const { page, per_page, student_id, currency } = query;
  const where = `${canViewDue(scopes, '$1::bigint')} and ${matching(query)}`;
  const [found] = await sql.query<{ total: number; totals: Record<string, number>; rows: Row[] }>({
    text: `select (select count(*)::int from ${from} where ${where}) as total,
      coalesce((select json_object_agg(o.currency, o.minor) from (select d.currency, sum(d.amount_minor - d.paid_minor) as minor
        from ${from} where ${where} and ${isUnpaid} group by d.currency order by d.currency) o), '{}'::json) as totals,
      coalesce((select json_agg(x.row order by x.due_on, x.id) from (select ${dueJson(scopes)} as row, d.due_on, d.id from ${from}
        where ${where} and $2::text is not null order by d.due_on, d.id limit $6 offset $7) x), '[]'::json) as rows`,
    values: [...valuesOf(ctx), student_id ?? null, currency ?? null, per_page, offsetOf(query)],
  });
  const { total, totals, rows } = found ?? { total: 0, totals: {}, rows: [] };
  const pagination = { total, page, per_page, totalPages: Math.ceil(total / per_page) };
  return { data: rows.map((row) => present(ctx, row)), totals, pagination };
}

/** @throws AppError `not_found`, or `forbidden` for who sees no dues at all (D131). */
export async function findDue(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireDue> {
  const scopes = await dueScopes(sql, ctx);
  await checkCanViewDues(sql, ctx, scopes);
  const [found] = await sql.query<{ row: Row }>({
    text: `select ${dueJson(scopes)} as row from ${from} where d.id = $4 and ${canViewDue(scopes, '$1::bigint')}`,
    values: [...valuesOf(ctx), id],
  });
  if (!found) throw notFound('Due');
  return present(ctx, found.row);
}

/** The same for several dues that the viewer sees, by their ids. */
export async function findDues(sql: Sql, ctx: ViewerCtx, ids: readonly number[]): Promise<Map<string, WireDue>> {
  const scopes = await dueScopes(sql, ctx);
  const rows = await sql.query<{ row: Row }>({
    text: `select ${dueJson(scopes)} as row from ${from} where d.id = any ($4::bigint[]) and ${canViewDue(scopes, '$1::bigint')}`,
    values: [...valuesOf(ctx), ids],
  });
  return new Map(rows.map(({ row }) => [row.id, present(ctx, row)]));
}
