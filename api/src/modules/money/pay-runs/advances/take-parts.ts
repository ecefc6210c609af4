import type { Sql } from '#base/database/sql.ts';
import type { LockedRun } from '../stored-lines.ts';
import { partOf } from './part-of.ts';

interface Open {
  id: number;
  amount: number;
  months: number;
  /** Of other runs. */
  repaid: number;
  runs: number;
  isOfRun: boolean;
}

const openText = `select a.id::float8 as id, a.amount_minor::float8 as amount, a.months,
    coalesce(sum(p.amount_minor) filter (where p.run_id <> $2), 0)::float8 as repaid,
    count(p.run_id) filter (where p.run_id <> $2)::int as runs, coalesce(bool_or(p.run_id = $2), false) as "isOfRun"
  from pay_advances a left join pay_advance_parts p on p.advance_id = a.id
  where a.teacher_id = $1 and a.currency = $3 group by a.id order by a.id`;

interface Taking {
  sql: Sql;
  run: LockedRun;
  teacherId: number;
  /** What the month earns. */
  salary: number;
  /** A line that is prepared for the first time takes parts of all advances; another one keeps its advances. */
  isFirst: boolean;
}

/**
 * The parts of a line of which nothing is paid, or all is returned. Two runs of one teacher wait for each other.
 * @returns their sum.
 */
export async function takeParts({ sql, run, teacherId, salary, isFirst }: Taking): Promise<number> {
  await sql.query({
    text: 'select from pay_advances where teacher_id = $1 order by id for update',
    values: [teacherId],
  });
  const all = await sql.query<Open>({ text: openText, values: [teacherId, run.id, run.currency] });
  let taken = 0;
  for (const { id, isOfRun, ...advance } of all) {
    const applies = salary > 0 && (isFirst ? advance.amount > advance.repaid : isOfRun);
    if (applies) {
      const part = partOf(advance, advance, salary - taken);
      taken += part;
      await sql.query({
        text: `insert into pay_advance_parts (advance_id, run_id, amount_minor) values ($1, $2, $3)
          on conflict (advance_id, run_id) do update set amount_minor = excluded.amount_minor`,
        values: [id, run.id, part],
      });
    } else if (isOfRun)
      await sql.query({
        text: 'delete from pay_advance_parts where advance_id = $1 and run_id = $2',
        values: [id, run.id],
      });
  }
  return taken;
}

/** The parts that a run has of a teacher's advances; they stay as they are while something of the line is paid. */
export async function partsOfRun(sql: Sql, runId: number, teacherId: number): Promise<number> {
  const [found] = await sql.query<{ sum: number }>({
    text: `select coalesce(sum(p.amount_minor), 0)::float8 as sum from pay_advance_parts p
      join pay_advances a on a.id = p.advance_id where p.run_id = $1 and a.teacher_id = $2`,
    values: [runId, teacherId],
  });
  return found?.sum ?? 0;
}
