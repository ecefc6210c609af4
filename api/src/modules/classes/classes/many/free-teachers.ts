import type { Sql } from '#base/database/sql.ts';
import { shareSubject } from '#modules/people/people/profiles/wished-teachers.ts';
import { keptSlots } from '../existing-classes.ts';

/** A teacher who is free for some of the classes. */
export interface FreeTeacher {
  id: number;
  name: string;
  timezone: string;
  /** The ids of the classes for which the teacher is free. */
  free: number[];
  /** Whether the teacher gives classes with the material of one of them. */
  sameMaterial: boolean;
  /** Whether the teacher teaches a subject (D107) of the classes' teachers. */
  sameSubject: boolean;
}

const text = (candidates: string) => `with asked as (
    select id, starts_at, ends_at, material_id, teacher_id, student_id from classes where id = any($2::bigint[]))
  select t.id, t.name, t.timezone, array(select a.id from asked a where a.teacher_id <> t.id and not exists (
      select from classes c where c.teacher_id = t.id and c.deleted_at is null and c.status <> 'cancelled'
        and c.starts_at < a.ends_at and c.starts_at > a.starts_at - interval '1 day' and c.ends_at > a.starts_at)
      and not exists (select from ${keptSlots} k where k.teacher_id = t.id and k.student_id <> a.student_id
        and k.starts_at < a.ends_at and k.ends_at > a.starts_at)
      order by a.starts_at, a.id)::int[] as free,
    exists (select from classes c where c.teacher_id = t.id and c.deleted_at is null and c.status <> 'cancelled'
      and c.starts_at > $3::timestamptz - interval '180 days'
      and c.material_id in (select a.material_id from asked a)) as "sameMaterial",
    exists (select from (select distinct teacher_id from asked) o where ${shareSubject('t.id', 'o.teacher_id')}) as "sameSubject"
  from (${candidates}) t`;

/**
 * Teachers who are free for some classes: first those with the same material, then those with the same subject, then
 * those who are free for most.
 * @param candidates SQL of teachers' `id, name, timezone`, with $1.
 */
export async function findFreeTeachers(
  sql: Sql,
  { candidates, value, classIds, now }: { candidates: string; value: number; classIds: readonly number[]; now: Date },
): Promise<FreeTeacher[]> {
  const found = await sql.query<FreeTeacher>({ text: text(candidates), values: [value, classIds, now] });
  return found
    .filter(({ free }) => free.length > 0)
    .sort(
      (a, b) =>
        Number(b.sameMaterial) - Number(a.sameMaterial) ||
        Number(b.sameSubject) - Number(a.sameSubject) ||
        b.free.length - a.free.length ||
        a.name.localeCompare(b.name) ||
        a.id - b.id,
    );
}
