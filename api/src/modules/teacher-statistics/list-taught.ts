import { folded } from '#base/database/folded.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { checkKnownTeacher } from '#modules/people/profiles/known-teacher.ts';
import { profiledStudents } from '#modules/people/profiles/students-of.ts';
import { bondsOf } from '#modules/people/scope/relationships.ts';
import type { Taught } from './teacher-statistics.schema.ts';

/** A teacher's students (D7), by name. */
export async function listTaught({ ctx, teacherId }: { ctx: ReaderCtx; teacherId: number }): Promise<Taught[]> {
  await checkKnownTeacher(ctx, teacherId);
  return ctx.sql.query<Taught>({
    text: `select u.id::text, u.name, u.code from ${profiledStudents} u
      where u.id in (select other_id from ${bondsOf('$1::bigint')} b
        where own_role = 'teacher' and other_role = 'student') order by ${folded('u.name')}, u.id`,
    values: [teacherId],
  });
}
