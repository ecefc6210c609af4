import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import { isParentOf } from '#modules/people/people/scope/relationships.ts';
import { missingFrom } from '../attendance/missing-from.ts';
import { readLog } from '../attendance/read-log.ts';
import { outcomesOf } from '../change/outcomes.ts';
import type { WireClassDetail } from '../class-detail.schema.ts';
import { classQuestions } from '../class-questions.ts';
import { findClass, type LoadedClass } from '../row/load-class.ts';
import { presentClass } from '../row/present-class.ts';
import { isHeld } from '../status/effects.ts';
import { type ClassViewer, partiesOf } from '../status/viewer-scopes.ts';
import { historyReason } from './history-reason.ts';

const historyText = `select h.action, h.from_status as "from", h.to_status as "to", ${userRef('h.actor_id')} as by,
    ${historyReason('h')} as reason,
    h.note, ${instantOf('h.at')} as at
  from class_history h where h.class_id = $1 order by h.id`;

const readHistory = (sql: Sql, id: number) =>
  sql.query<WireClassDetail['history'][number]>({ name: 'class-history', text: historyText, values: [id] });

/** D9: the student, parents, teachers and leaders see the remaining classes; uncles and aunts do not. */
async function visibleRemaining(sql: Sql, viewer: ClassViewer, facts: LoadedClass): Promise<number | null> {
  const studentId = Number(facts.student.id);
  const isOwn = partiesOf(viewer, 'classes.my_classes.read', facts).length > 0;
  const isVisible = isOwn || (facts.is_relative && (await isParentOf(sql, viewer.id, studentId)));
  return isVisible ? remainingClasses(sql, studentId) : null;
}

/** Whether the viewer can report the class, now or after it has started. */
const canDraft = (viewer: ClassViewer, facts: LoadedClass): boolean =>
  !isHeld(facts.status) &&
  facts.status !== 'cancelled' &&
  partiesOf(viewer, 'classes.report.create', facts).some((party) => party !== 'student');

interface Finding {
  ctx: ViewerCtx;
  id: number;
}

/** A class with everything that the viewer can see of it. */
export async function findClassDetail({ ctx, id }: Finding): Promise<WireClassDetail> {
  const { sql, now } = ctx;
  const { viewer, facts } = await findClass(ctx, sql, id);
  const row = presentClass(viewer, facts, ctx);
  const remaining = await visibleRemaining(sql, viewer, facts);
  const log = await readLog(sql, viewer, facts, now);
  return {
    ...row,
    meeting: await classQuestions.meetingOf.ask(ctx, id),
    remaining_classes: remaining,
    makeups: remaining === null ? null : await classQuestions.makeUpsOf.ask(sql, Number(facts.student.id), now),
    history: await readHistory(sql, id),
    log,
    student_missing_from: missingFrom(ctx.deps.academySettings, { viewer, facts, log }),
    outcomes: row.may.report ? outcomesOf(ctx.deps.academySettings, viewer, facts, remaining ?? 0, now) : null,
    ...(await classQuestions.reportOf.ask(ctx, id, { canRead: row.may.viewReport, canWrite: canDraft(viewer, facts) })),
  };
}
