import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { checkStudent, checkTeacher, teacherOrSelf } from '#modules/classes/classes/schedule/check-people.ts';
import { materialName } from '#modules/classes/classes/schedule/create-class.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { chooseEnrolment } from '#modules/people/people/index.ts';
import { firstOfWeek } from '#modules/platform/academy/academy-time.ts';
import type { SeriesRule } from '../core/occurrences.ts';
import { ruleFields } from '../series.fields.ts';
import type { CreateSeriesInput } from '../series.schema.ts';

interface NewPeople {
  studentId: number;
  teacherId: number;
}

export const peopleOf = (ctx: ViewerCtx, { studentId, teacherId }: CreateSeriesInput): NewPeople => ({
  studentId,
  teacherId: teacherOrSelf(ctx.viewer, teacherId, 'teacherId'),
});

/** D125: what the classes are of. @throws AppError at `enrolmentId` where the student learns several subjects. */
export const enrolmentOfNew = (sql: Sql, ctx: ViewerCtx, input: CreateSeriesInput): Promise<number | null> =>
  chooseEnrolment(sql, {
    ...peopleOf(ctx, input),
    ...{ enrolmentId: input.enrolmentId, on: input.startsOn, path: 'enrolmentId' },
  });

/** Checks the rule of a new series: people and material as for a class (D22). Slots are numbered from 0. */
export async function checkNewSeries(
  sql: Sql,
  ctx: ViewerCtx,
  viewer: ClassViewer,
  input: CreateSeriesInput,
): Promise<SeriesRule> {
  const { studentId, teacherId } = peopleOf(ctx, input);
  const named = { sql, viewer: ctx.viewer, scope: viewer.scopes['classes.my_classes.create'] };
  await checkTeacher(named, teacherId, 'teacherId');
  await checkStudent(named, studentId, 'studentId');
  await materialName(sql, input.materialId, 'materialId');
  const zone = await zoneOf(sql, input.zone === 'teacher' ? teacherId : studentId);
  if (input.startsOn < dayIn(zone, ctx.now)) throw fieldError('startsOn', 'past', 'The first day is past');
  return {
    zone,
    // D90: of every n weeks, the first is the academy's week of the first day.
    anchorOn: input.everyWeeks === 1 ? input.startsOn : firstOfWeek(ctx.deps, input.startsOn),
    ...allColumnsOf(ruleFields, input),
    slots: input.slots.map((slot, index) => ({ ...slot, id: index })),
  };
}
