import { AppError } from '#base/errors/app-error.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { personDeleting } from '#modules/people/people/people-events.ts';

const plannedText = `select count(*)::int as planned from classes where deleted_at is null and status = 'scheduled'
  and starts_at > $2 and (student_id = $1 or teacher_id = $1)`;

/** D5: a user who still has classes to come cannot be deleted until these are moved or cancelled. */
export const keepWhilePlanned: FollowerOf<typeof personDeleting> = async (sql, personId, now) => {
  const [row] = await sql.query<{ planned: number }>({ text: plannedText, values: [personId, now] });
  const planned = row?.planned ?? 0;
  if (planned > 0)
    throw new AppError('conflict', 'There are scheduled classes still', [], undefined, { future_classes: planned });
};
