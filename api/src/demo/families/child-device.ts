import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { PersonIds } from '../people/people.ts';

const text = `select r.user_id as id from relations r join student_profiles s on s.user_id = r.user_id
  where r.related_user_id = $1 and r.relationship_type = 'parent' and s.age < 16 order by r.user_id limit 1`;

/** A tablet of a child's own, which a parent has signed in by a code (D141). */
export async function seedChildDevice({ sessions }: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const openedBy = ids.get('parent') ?? 0;
  const [child] = await sql.query<{ id: number }>({ text, values: [openedBy] });
  if (!child) throw new Error('no child of the parent is under 16');
  const device = { browser: 'Chrome', system: 'Android' };
  await sessions.beginChild(sql, { childId: child.id, openedBy, openedAs: 'parent', from: null, device });
}
