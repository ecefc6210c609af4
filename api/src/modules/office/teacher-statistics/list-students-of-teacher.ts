import { folded } from '#base/database/folded.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { requireTeacher } from '#modules/people/people/profiles/require-teacher.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import type { TaughtStudent } from './teacher-statistics.schema.ts';

/** A teacher's students (D7), by name. */
export async function listStudentsOfTeacher({
  ctx,
  teacherId,
}: {
  ctx: ViewerCtx;
  teacherId: number;
}): Promise<TaughtStudent[]> {
  await requireTeacher(ctx, teacherId);
  return ctx.sql.query<TaughtStudent>({
    text: `select u.id::text, u.name, u.code from ${profiledStudents} u
      where u.id in (select other_id from ${relationshipsOf('$1::bigint')} b
        where own_role = 'teacher' and other_role = 'student') order by ${folded('u.name')}, u.id`,
    values: [teacherId],
  });
}
