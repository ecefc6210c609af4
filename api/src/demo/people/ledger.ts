import type { Sql } from '#base/database/sql.ts';
import { classLedger } from '#modules/people/ledger/ledger.table.ts';
import { randomFrom } from '../random.ts';
import type { DemoClass } from './classes.ts';
import { type DemoPerson, joinedAt, type PersonIds, people } from './people.ts';

const SEED = 20_260_106;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Classes of a plan. */
const PLAN = 12;
/** Has taken more classes than were bought. */
const DEBTOR = 'sofia.rossi';
const DEBT = 2;
/** Was given one. */
const GIFTED = 'student';

type Line = typeof classLedger.$inferInsert & { createdAt: Date };
type Entry = Pick<Line, 'delta' | 'reason' | 'ref' | 'actorId' | 'createdAt'>;

const takesOne = ({ status, attendance }: DemoClass) =>
  status === 'ended' && (attendance === 'presence' || attendance === 'absence_student');

const leftFor = (student: DemoPerson, random: () => number) =>
  student.login === DEBTOR ? -DEBT : Math.floor(random() * (PLAN + 1));

/** Plans bought whenever the one before comes to its end, so that in the end `left` are left. */
function boughtFor(used: readonly Entry[], left: number, begin: Date, buyer: number | null): Entry[] {
  const total = Math.max(used.length + left, 0);
  const lines: Entry[] = [];
  const buy = (delta: number, createdAt: Date) =>
    lines.push({ delta, reason: lines.length === 0 ? 'purchase' : 'renewal', actorId: buyer, createdAt });
  let bought = Math.min(total, PLAN + (total % PLAN));
  buy(bought, begin);
  for (const [taken, { createdAt }] of used.entries())
    if (bought - taken <= 1 && bought < total) {
      buy(PLAN, new Date(createdAt.getTime() - 5 * HOUR_MS));
      bought += PLAN;
    }
  if (bought < total) buy(total - bought, used.at(-1)?.createdAt ?? begin);
  return lines;
}

/** What some months of classes have left in the students' ledgers (D27). */
export async function seedLedger(sql: Sql, ids: PersonIds, held: readonly DemoClass[], now: Date): Promise<void> {
  const random = randomFrom(SEED);
  const admin = ids.get('admin') ?? null;
  const gift: Entry = { delta: 1, reason: 'manual', actorId: admin, createdAt: new Date(now.getTime() - 2 * DAY_MS) };
  const lines = people
    .filter(({ role }) => role === 'student')
    .flatMap((student): Line[] => {
      const used = held
        .filter((each) => each.student === student && takesOne(each))
        .map(({ id, teacher, reportedAt, startsAt }): Entry => {
          const actorId = ids.get(teacher.login) ?? null;
          return { delta: -1, reason: 'class', ref: `class:${id}`, actorId, createdAt: reportedAt ?? startsAt };
        });
      const gifts = student.login === GIFTED ? [gift] : [];
      const left = leftFor(student, random) - gifts.length;
      const entries = [...boughtFor(used, left, joinedAt(student, now), admin), ...used, ...gifts];
      return entries.map((entry) => ({ ...entry, studentId: ids.get(student.login) ?? 0 }));
    });
  lines.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await sql.orm.insert(classLedger).values(lines);
}
