import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { columnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { teacherProfiles } from '#modules/people/people/people.table.ts';
import { writeProfileAudit } from './changed-fields.ts';
import type { OwnTeaching, WireTeaching } from './profiles.schema.ts';
import { teachingFields } from './teaching.fields.ts';

type Columns = Partial<Pick<typeof teacherProfiles.$inferSelect, 'gender' | 'languages' | 'subjects' | 'learners'>>;

async function change(sql: Sql, ctx: ViewerCtx, fields: OwnTeaching): Promise<WireTeaching> {
  const id = ctx.viewer.userId;
  const own = eq(teacherProfiles.userId, id);
  const [before] = await sql.orm.select().from(teacherProfiles).where(own).for('update');
  if (!before || !ctx.viewer.roles.includes('teacher')) throw notFound('Profile');
  const after = columnsOf<Columns>(teachingFields, fields);
  if (Object.keys(after).length > 0) await sql.orm.update(teacherProfiles).set(after).where(own);
  await writeProfileAudit(sql, ctx, { kind: 'teacher', id, before, after });
  return storedOf(teachingFields, { ...before, ...after }) as WireTeaching;
}

/** Changes teachers' own teaching data (D107). @throws AppError `not_found` for a user without a teacher's profile. */
export const changeOwnTeaching = (ctx: ViewerCtx, fields: OwnTeaching): Promise<WireTeaching> =>
  ctx.sql.transaction((sql) => change(sql, ctx, fields));
