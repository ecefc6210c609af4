import { AppError } from '#base/errors/app-error.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { personErasing } from '#modules/people/people/people-events.ts';

/** D123, D148: a teacher is not erased while a salary of a closed month waits to be paid. */
export const keepWhilePrepared: FollowerOf<typeof personErasing> = async (sql, personId) => {
  const [row] = await sql.query<{ lines: number }>({
    text: `select count(*)::int as lines from pay_run_lines where teacher_id = $1 and state = 'prepared' and amount_minor > 0`,
    values: [personId],
  });
  if (row && row.lines > 0)
    throw new AppError('conflict', 'A salary is still to be paid', [], undefined, { unpaid_salaries: row.lines });
};
