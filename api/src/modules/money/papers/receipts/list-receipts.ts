import { containsFolded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import { searchedWords } from '#base/database/searched-words.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { majorUnits } from '#base/money/money.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { canViewPayer, canViewPayment, invoiceScope } from '#modules/money/purchases/payer-scope.ts';
import { type ShownReceipt, shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import type { ReceiptsQuery, WireReceipt, WireReceipts } from './receipts.schema.ts';

type Row = ShownReceipt;
interface Found {
  reached: boolean;
  total: number;
  rows: Row[];
}

const VIEWER = '$1::bigint';
const columns = `r.id::text as id, r.number, r.kind, r.method, r.source, r.user_id::text as "userId", r.student_id::text as "studentId",
  r.currency, r.amount_minor as minor, r.net_minor as "netMinor", r.tax_rate as "taxRate", r.snapshot, r.of,
  ${instantOf('r.created_at')} as "createdAt"`;

/** A receipt in lists and pages: an allow-list of its stored data. */
function present({ userId, studentId, minor, netMinor, snapshot, of, ...row }: Row): WireReceipt {
  const amountOf = (value: number) => majorUnits({ currency: row.currency, minor: value });
  const { payer, student, item, taxName } = snapshot;
  return {
    ...row,
    payer: { id: userId, name: payer },
    student: { id: studentId, name: student },
    package: item?.title ?? null,
    packageAr: item?.titleAr ?? null,
    amount: amountOf(minor),
    net: amountOf(netMinor),
    tax: amountOf(minor - netMinor),
    taxName,
    receipt: of,
  };
}

const searched = (word: string) =>
  containsFolded(
    `concat_ws(E'\\n', r.number, r.snapshot->>'payer', r.snapshot->>'student', r.snapshot->'item'->>'title', r.snapshot->'item'->>'titleAr', r.snapshot->>'reference')`,
    word,
  );

/**
 * Receipts and credit notes, newest first: those that the viewer can see (D8, D9), or those of one person.
 * @throws AppError `not_found` for a person whom the viewer cannot see.
 */
export async function listReceipts(ctx: ViewerCtx, query: ReceiptsQuery): Promise<WireReceipts> {
  const { page, per_page, student_id, kind, source, search } = query;
  const scope = await invoiceScope(ctx.sql, ctx.viewer);
  const named = [student_id ?? null, kind ?? null, source ?? null];
  const values: unknown[] = [ctx.viewer.userId, ...named, per_page, offsetOf(query)];
  const words = searchedWords(search, (word) => `$${values.push(word)}::text`).map(({ value }) => searched(value));
  const matching = `from ${shownReceipts} r where ${[
    canViewPayment(scope, 'r', VIEWER),
    '($2::bigint is null or r.user_id = $2 or r.student_id = $2)',
    '($3::text is null or r.kind = $3)',
    '($4::text is null or r.source = $4)',
    ...words,
  ].join(' and ')}`;
  const reached = `case when $2::bigint is null then true else exists (
    select from ${existingUsers} u where u.id = $2 and ${canViewPayer(scope, 'u.id', VIEWER)}) end`;
  const [found] = await ctx.sql.query<Found>({
    text: `select ${reached} as reached, (select count(*)::int ${matching}) as total, coalesce((select json_agg(page) from (
      select ${columns} ${matching} order by r.created_at desc, r.id desc limit $5 offset $6) page), '[]'::json) as rows`,
    values,
  });
  if (!found?.reached) throw notFound('User');
  const { total, rows } = found;
  return { data: rows.map(present), pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** @throws AppError `not_found` (D8, D9). */
export async function findStoredReceipt({ sql, viewer }: ViewerCtx, id: number): Promise<Row> {
  const scope = await invoiceScope(sql, viewer);
  const [row] = await sql.query<Row>({
    text: `select ${columns} from ${shownReceipts} r where r.id = $2 and ${canViewPayment(scope, 'r', VIEWER)}`,
    values: [viewer.userId, id],
  });
  if (!row) throw notFound('Receipt');
  return row;
}

export const findReceipt = async (ctx: ViewerCtx, id: number): Promise<WireReceipt> =>
  present(await findStoredReceipt(ctx, id));
