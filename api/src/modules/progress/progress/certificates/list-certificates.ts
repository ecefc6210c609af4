import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { examSettings } from '../exams/exams.settings.ts';
import { passedJuzOf } from '../exams/exams-sql.ts';
import { type FoundHistory, findHistory } from '../find-history.ts';
import { remember } from '../history/memory.ts';
import { summaryOf } from '../history/summary.ts';
import type { WireCertificate, WireCertificates } from '../progress.schema.ts';
import { juzParts } from '../quran/structure.ts';

type Row = Omit<WireCertificate, 'may'> & { proposerId: number };

const listText = `select k.id::text, k.juz, ${userRef('k.student_id')} as student, ${userRef('k.proposed_by')} as "proposedBy",
    ${instantOf('k.proposed_at')} as "proposedAt", ${userRef('k.confirmed_by')} as "confirmedBy",
    ${instantOf('k.confirmed_at')} as "confirmedAt", k.proposed_by as "proposerId"
  from hifz_certificates k where k.student_id = $1 order by k.juz = 0 desc, k.juz`;

/** Everybody who can read the progress sees confirmed certificates; staff also see proposed ones. */
export async function certificatesOf(
  sql: Sql,
  studentId: number,
  { viewer }: ViewerCtx,
  { isStaff, mayConfirm }: Pick<FoundHistory, 'isStaff' | 'mayConfirm'>,
): Promise<WireCertificate[]> {
  const rows = await sql.query<Row>({ name: 'certificates', text: listText, values: [studentId] });
  return rows
    .filter(({ confirmedAt }) => isStaff || confirmedAt !== null)
    .map(({ proposerId, ...row }) => {
      const isOpen = row.confirmedAt === null;
      const isOwn = proposerId === viewer.userId;
      return { ...row, may: { confirm: isOpen && mayConfirm, withdraw: isOpen && (mayConfirm || isOwn) } };
    });
}

/** The juz that are complete and solid, and 0 if all of them are (H4, H5). */
export function completeJuz(found: FoundHistory): number[] {
  const { juz } = summaryOf(remember(found));
  const complete = juz.filter(({ solid, ayahs }) => solid === ayahs).map(({ number }) => number);
  return complete.length === juz.length ? [0, ...complete] : complete;
}

/** D156: of these juz those that have no passed exam, where the academy asks for one; the whole Quran asks for all. */
export async function withoutExam({ sql, deps }: ViewerCtx, id: number, juz: readonly number[]): Promise<number[]> {
  if (juz.length === 0 || !deps.academySettings.get(examSettings.certificate_needs_exam)) return [];
  const [row] = await sql.query<{ passed: number[] }>({ text: `select ${passedJuzOf('$1')} as passed`, values: [id] });
  const passed = new Set(row?.passed);
  return juz.filter((each) => (each === 0 ? passed.size < juzParts.length : !passed.has(each)));
}

/** A student's certificates, and those that the viewer can propose. */
export async function listCertificates({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireCertificates> {
  const found = await findHistory(ctx, id);
  const data = await certificatesOf(ctx.sql, id, ctx, found);
  const known = new Set(data.map(({ juz }) => juz));
  const complete = found.mayWrite ? completeJuz(found).filter((juz) => !known.has(juz)) : [];
  const examNeeded = await withoutExam(ctx, id, complete);
  return { data, proposable: complete.filter((juz) => !examNeeded.includes(juz)), examNeeded };
}
