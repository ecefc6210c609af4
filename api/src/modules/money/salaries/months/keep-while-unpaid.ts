import { AppError } from '#base/errors/app-error.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import { heldClassRefs } from '#modules/classes/classes/class-refs.ts';
import type { personErasing } from '#modules/people/people/people-events.ts';
import { isClosed } from './month-lines.ts';

const unpaidText = `select count(*)::int as classes from ${heldClassRefs} c
  where c.teacher_id = $1 and not ${isClosed('c.teacher_id', 'c.starts_at')}`;

/** D123: a teacher cannot be erased until each month with a class is closed: before that the academy owes a salary. */
export const keepWhileUnpaid: FollowerOf<typeof personErasing> = async (sql, personId) => {
  const [row] = await sql.query<{ classes: number }>({ text: unpaidText, values: [personId] });
  const classes = row?.classes ?? 0;
  if (classes > 0)
    throw new AppError('conflict', 'A salary is still to be paid', [], undefined, { unpaid_classes: classes });
};
