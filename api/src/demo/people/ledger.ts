import type { Sql } from '#base/database/sql.ts';
import { classLedger } from '#modules/people/people/ledger/ledger.table.ts';
import { randomFrom } from '../random.ts';
import type { DemoClass } from './classes.ts';
import { type DemoPerson, joinedAt, type PersonIds, people } from './people.ts';

const SEED = 20_260_106;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The number of classes in a package. */
const PLAN = 12;
/** A student who has taken more classes than were bought. */
const DEBTOR = 'sofia.rossi';
const DEBT = 2;
/** A student who was given a class. */
const GIFTED = 'student';

type Line = typeof classLedger.$inferInsert & { createdAt: Date };
type Entry = Pick<Line, 'delta' | 'reason' | 'ref' | 'actorId' | 'createdAt'>;

const takesOne = ({ status, attendance }: DemoClass) =>
  status === 'ended' && (attendance === 'presence' || attendance === 'absence_student');

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { delta }) => sum + delta, 0);

function leftFor({ login, teacher }: DemoPerson, paid: readonly Entry[], random: () => number): number {
  // This student has only payments by card.
  if (!teacher) return sumOf(paid);
  return login === DEBTOR ? -DEBT : Math.floor(random() * (PLAN + 1));
}

const byTime = (one: Entry, other: Entry) => one.createdAt.getTime() - other.createdAt.getTime();

interface Booked {
  used: readonly Entry[];
  /** The entries of payments by card. */
  paid: readonly Entry[];
}

/** The lowest sum that ever remained, for lines in any order. */
function lowestOf(entries: readonly Entry[]): number {
  let balance = 0;
  return Math.min(...[...entries].sort(byTime).map(({ delta }) => (balance += delta)));
}

/**
 * Packages, each bought when the one before is used up, so that `left` classes remain at the end; more if cards did not
 * pay for all.
 */
function boughtFor(booked: Booked, left: number, begin: Date, buyer: number | null): Entry[] {
  const lines = plansFor(booked, left, begin, buyer);
  if (booked.paid.length === 0) return lines;
  const owed = -Math.min(0, lowestOf([...lines, ...booked.used, ...booked.paid]));
  return plansFor(booked, left + owed, begin, buyer);
}

function plansFor({ used, paid }: Booked, left: number, begin: Date, buyer: number | null): Entry[] {
  const total = Math.max(used.length + left - sumOf(paid), 0);
  const lines: Entry[] = [];
  const buy = (delta: number, createdAt: Date) => {
    lines.push({ delta, reason: lines.length === 0 ? 'purchase' : 'renewal', actorId: buyer, createdAt });
    return delta;
  };
  let bought = buy(Math.min(total, PLAN + (total % PLAN)), begin);
  let balance = bought;
  for (const { delta, createdAt } of [...used, ...paid].sort(byTime)) {
    if (delta < 0 && balance <= 1 && bought < total) {
      bought += buy(PLAN, new Date(createdAt.getTime() - 5 * HOUR_MS));
      balance += PLAN;
    }
    balance += delta;
  }
  if (bought < total) buy(total - bought, used.at(-1)?.createdAt ?? begin);
  return lines.filter(({ delta }) => delta > 0);
}

/** Lines are read in the order of their ids, so the lines of purchases are inserted again by their dates. */
const takePaidText = `delete from class_ledger returning student_id as "studentId", delta, reason, ref, created_at as "createdAt"`;

/** The students' ledgers after some months of classes (D27). */
export async function seedLedger(sql: Sql, ids: PersonIds, held: readonly DemoClass[], now: Date): Promise<void> {
  const random = randomFrom(SEED);
  const admin = ids.get('admin') ?? null;
  const gift: Entry = { delta: 1, reason: 'manual', actorId: admin, createdAt: new Date(now.getTime() - 2 * DAY_MS) };
  const booked = await sql.query<Line>({ text: takePaidText });
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
      const studentId = ids.get(student.login) ?? 0;
      const paid = booked.filter((line) => line.studentId === studentId);
      const left = leftFor(student, paid, random) - gifts.length;
      const bought = boughtFor({ used, paid }, left, joinedAt(student, now), admin);
      return [...bought, ...used, ...paid, ...gifts].map((entry) => ({ ...entry, studentId }));
    });
  lines.sort(byTime);
  await sql.orm.insert(classLedger).values(lines);
}
