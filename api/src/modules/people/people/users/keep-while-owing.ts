import { AppError } from '#base/errors/app-error.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { personErasing } from '#modules/people/people/people-events.ts';
import { remainingOf } from '../ledger/remaining.ts';

/** D123: a person who has had more classes than were paid for cannot be deleted until the balance is even. */
export const keepWhileOwing: FollowerOf<typeof personErasing> = async (sql, personId) => {
  const [row] = await sql.query<{ remaining: number }>({
    text: `select ${remainingOf('$1::bigint')} as remaining`,
    values: [personId],
  });
  const owed = Math.max(0, -(row?.remaining ?? 0));
  if (owed > 0) throw new AppError('conflict', 'Classes are still to be paid', [], undefined, { owed_classes: owed });
};
