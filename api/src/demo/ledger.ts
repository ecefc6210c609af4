import { classLedger } from '#modules/users/ledger.table.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { PersonIds } from './accounts.ts';
import { type DemoPerson, people } from './people.ts';
import { randomFrom } from './random.ts';

const SEED = 20_260_106;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Days of a plan, how many have been bought, and the classes of each. */
const PLAN_DAYS = 28;
const PLANS = 4;
const CLASSES = 12;
/** Days of a week on which a student has a class. */
const classDays = [1, 3, 5];

type Line = typeof classLedger.$inferInsert & { createdAt: Date };

/** Four plans, each bought at its beginning, and the classes that were held since; now and then one was missed. */
function linesOf(student: DemoPerson, ids: PersonIds, now: Date, random: () => number): Line[] {
  const studentId = ids.get(student.login) ?? 0;
  const begin = now.getTime() - (PLAN_DAYS * PLANS - Math.floor(random() * PLAN_DAYS)) * DAY_MS;
  const lines: Line[] = [];
  const add = (line: Pick<Line, 'delta' | 'reason' | 'actorId'>, at: number) => {
    if (at < now.getTime()) lines.push({ ...line, studentId, createdAt: new Date(at) });
  };
  for (let plan = 0; plan < PLANS; plan += 1) {
    const start = begin + plan * PLAN_DAYS * DAY_MS;
    add({ delta: CLASSES, reason: plan === 0 ? 'purchase' : 'renewal', actorId: ids.get('admin') ?? null }, start);
    for (let day = 0; day < PLAN_DAYS; day += 1)
      if (classDays.includes(day % 7) && random() < 0.95)
        add(
          { delta: -1, reason: 'class', actorId: ids.get(student.teacher ?? '') ?? null },
          start + day * DAY_MS + HOUR_MS,
        );
  }
  return lines;
}

/** What some months of classes have left in the students' ledgers (D27). */
export async function seedLedger(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const random = randomFrom(SEED);
  const lines = people
    .filter(({ role }) => role === 'student')
    .flatMap((student) => linesOf(student, ids, now, random));
  const gift = { delta: 1, reason: 'manual', actorId: ids.get('admin') ?? null } as const;
  lines.push({ ...gift, studentId: ids.get('student') ?? 0, createdAt: new Date(now.getTime() - 2 * DAY_MS) });
  lines.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await sql.orm.insert(classLedger).values(lines);
}
