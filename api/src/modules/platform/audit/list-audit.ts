import type { InferInput } from 'valibot';
import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { offsetOf } from '#base/http/pages.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { AuditQuery, auditPage } from './audit.schema.ts';
import { filteredLines, filterValues, type StoredLine, selectLines } from './audit-statement.ts';
import { wordLines } from './word-lines.ts';
import type { AuditWords } from './words/audit-words.ts';

interface List {
  ctx: ViewerCtx;
  query: AuditQuery;
  subjects: readonly AuditedSubject[];
  words: AuditWords;
  language: PageLanguage;
}

/** The audit log, newest first (D69, D124). With a cursor the database seeks directly to the page. */
export async function listAudit({
  ctx,
  query,
  subjects,
  words,
  language,
}: List): Promise<InferInput<typeof auditPage>> {
  const { page, per_page, cursor } = query;
  const timezone = await zoneOf(ctx.sql, ctx.viewer.userId);
  const values = filterValues(query, timezone);
  const filtered = filteredLines(subjects, query);
  const at = (index: number) => `$${values.length + index}`;
  const seek = `and (${at(1)}::bigint is null or a.id < ${at(1)}) order by a.id desc limit ${at(2)}::int + 1 offset ${at(3)}::int`;
  const found = await ctx.sql.query<StoredLine>({
    text: selectLines(subjects, `${filtered} ${seek}`),
    values: [...values, cursor ?? null, per_page, cursor === undefined ? offsetOf(query) : 0],
  });
  const [counted] = await ctx.sql.query<{ total: number }>({
    text: `select count(*)::int as total ${filtered}`,
    values,
  });
  const lines = found.slice(0, per_page);
  const total = counted?.total ?? 0;
  return {
    data: await wordLines(lines, { ctx, words, language, timezone }),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
    next: found.length > per_page ? (lines.at(-1)?.id ?? null) : null,
  };
}
