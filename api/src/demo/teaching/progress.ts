import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { dueOf, firstRun } from '#modules/progress/progress/history/due.ts';
import type { Entry } from '#modules/progress/progress/history/history.ts';
import { type Memory, remember } from '#modules/progress/progress/history/memory.ts';
import { summaryOf } from '#modules/progress/progress/history/summary.ts';
import { type Range, rangeOf } from '#modules/progress/progress/quran/ranges.ts';
import { juzParts } from '#modules/progress/progress/quran/structure.ts';
import type { DemoClass } from '../people/classes.ts';
import type { PersonIds } from '../people/people.ts';
import { randomFrom } from '../random.ts';
import { homeHearingsOf, storeHomeHearings } from './home-hearings.ts';

const SEED = 20_260_111;
const NEAR_LESSONS = 3;
/** The number of due pages heard in a class, in three of four classes. */
const FAR_PAGES = 4;
const FAR_CHANCE = 0.75;
const FAR_PAGES_OF_STRONG = 12;
/** The classes of the last days heard no far pages: what was heard at home since then stands beside them. */
const WITHOUT_FAR_MS = 3 * 86_400_000;
/** Students who came with a memorised juz that stays solid: its certificate waits for the leader. */
const strong: Readonly<Record<string, number>> = { 'sara.yilmaz': 30 };
/** The lowest quality of these students, which is never weak. */
const LEAST_OF_STRONG = 3;

/** Students whose few far pages are heard with help, so that they come round each week. */
const withHelp = ['student'];
const MOST_WITH_HELP = 3;

interface Chance {
  random: () => number;
  now: Date;
}

type Heard = Pick<Entry, 'kind'> & { range: Range };

/** A range of lessons as one range of ayahs; null if they do not follow each other in the mushaf. */
function passages({ course }: DemoClass, from: number, to: number): Range | null {
  const [first, last] = [course.passage(from), course.passage(to)];
  if (!first || !last) return null;
  const isInOrder = course.isBackwards ? first.surahFrom >= last.surahTo : first.surahFrom <= last.surahTo;
  if (!isInOrder) return null;
  return { surahFrom: first.surahFrom, ayahFrom: first.ayahFrom, surahTo: last.surahTo, ayahTo: last.ayahTo };
}

/** The lesson, the lessons before it, and due pages of all others, with their quality. */
function heardIn(held: DemoClass, memory: Memory, { random, now }: Chance): Heard[] {
  const chance = random();
  const { lesson } = held;
  const passage = held.course.passage(lesson);
  if (!passage) return [];
  if (held.attendance === 'trial') return [{ kind: 'reading', range: passage }];
  const near = passages(held, Math.max(0, lesson - NEAR_LESSONS), lesson - 1);
  const { items, overdue } = dueOf(memory, { date: dateOf(held), isClassDay: false });
  const isStrong = strong[held.student.login] !== undefined;
  const most = isStrong ? FAR_PAGES_OF_STRONG : FAR_PAGES;
  const isTime = chance < FAR_CHANCE && now.getTime() - held.startsAt.getTime() > WITHOUT_FAR_MS;
  const far = isStrong || isTime ? firstRun([...overdue, ...items], 'far', most) : null;
  return [
    { kind: 'new', range: passage },
    ...(near ? [{ kind: 'near' as const, range: near }] : []),
    ...(far ? [{ kind: 'far' as const, range: far }] : []),
  ];
}

/** Mostly good, sometimes weak; the next lesson starts only after this one is memorised. */
function qualityOf({ student }: DemoClass, kind: Heard['kind'], chance: number): number {
  if (strong[student.login]) return chance < 0.3 ? LEAST_OF_STRONG : chance < 0.6 ? 4 : 5;
  if (kind === 'new') return chance < 0.15 ? 3 : chance < 0.55 ? 4 : 5;
  const quality = chance < 0.04 ? 1 : chance < 0.12 ? 2 : chance < 0.3 ? 3 : chance < 0.65 ? 4 : 5;
  return kind === 'far' && withHelp.includes(student.login) ? Math.min(quality, MOST_WITH_HELP) : quality;
}

const isHeard = ({ status, attendance }: DemoClass) =>
  status === 'trial' || (status === 'ended' && attendance === 'presence');

const columnsOf = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range) => ({
  ...{ surah_from: surahFrom, ayah_from: ayahFrom, surah_to: surahTo, ayah_to: ayahTo },
});

const dateOf = ({ student, startsAt }: DemoClass) => dayIn(student.timezone, startsAt);

const entriesText = `insert into hifz_entries (report_id, class_id, student_id, teacher_id, date, kind, surah_from, ayah_from,
    surah_to, ayah_to, quality, mistakes, hesitations, tags, created_at)
  select r.id, g.class_id, g.student_id, g.teacher_id, g.date, g.kind, g.surah_from, g.ayah_from, g.surah_to, g.ayah_to,
    g.quality, g.mistakes, g.hesitations, case when g.quality < 4 then array['madd'] else '{}' end, r.created_at
  from json_populate_recordset(null::hifz_entries, $1) with ordinality g
  join daily_reports r on r.class_id = g.class_id order by g.ordinality`;

const knownText = `insert into hifz_known (student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date)
  select student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date
  from json_populate_recordset(null::hifz_known, $1)`;

/** What a student knew before the first class: the lessons before it, and the memorised juz of strong students. */
function knownBefore(first: DemoClass, ids: PersonIds) {
  const juz = juzParts[(strong[first.student.login] ?? 0) - 1];
  const lessons = first.lesson > 0 ? passages(first, 0, first.lesson - 1) : null;
  const by = { student_id: ids.get(first.student.login), recorded_by: ids.get(first.teacher.login) };
  return [...(lessons ? [lessons] : []), ...(juz ? [rangeOf(juz)] : [])].map((range) => ({
    ...by,
    range,
    recorded_at: first.endsAt,
    date: dateOf(first),
  }));
}

const certificatesText = `insert into hifz_certificates (student_id, juz, proposed_by, proposed_at, confirmed_by, confirmed_at)
  select student_id, juz, proposed_by, proposed_at, confirmed_by, confirmed_at
  from json_populate_recordset(null::hifz_certificates, $1)`;

/** A certificate for each complete juz; the last one waits for the leader while all of the juz is solid. */
function certificatesOf(last: DemoClass, memory: Memory, ids: PersonIds) {
  const complete = summaryOf(memory).juz.filter(({ memorised, ayahs }) => memorised === ayahs);
  return complete.map(({ number, solid, ayahs }, index) => {
    const isOpen = index > 0 && index === complete.length - 1 && solid === ayahs;
    const by = { proposed_by: ids.get(last.teacher.login), proposed_at: last.endsAt };
    const confirmed = isOpen ? {} : { confirmed_by: ids.get('leader'), confirmed_at: last.endsAt };
    return { student_id: ids.get(last.student.login), juz: number, ...by, ...confirmed };
  });
}

/** The entries of one student, class by class: each depends on what was heard before. */
export function entriesOf(classes: readonly DemoClass[], ids: PersonIds, { random, now }: Chance) {
  const [first] = classes;
  const known = first ? knownBefore(first, ids) : [];
  const memory = remember({ known: known.map(({ range, date }) => ({ ...range, date })), entries: [] });
  const entries = classes.flatMap((held) => {
    const date = dateOf(held);
    const of = { class_id: held.id, student_id: ids.get(held.student.login), teacher_id: ids.get(held.teacher.login) };
    const heard = heardIn(held, memory, { random, now }).map((each) => ({
      ...each,
      quality: qualityOf(held, each.kind, random()),
    }));
    memory.hear(
      heard.map(({ kind, range, quality }) => ({ ...range, kind, quality, classId: held.id, date })),
      date,
    );
    return heard.map(({ kind, range, quality }) => {
      const counted = { quality, mistakes: 5 - quality, hesitations: Math.floor(random() * 3) };
      return { ...of, date, kind, ...columnsOf(range), ...counted };
    });
  });
  const last = classes.at(-1);
  const certificates = last ? certificatesOf(last, memory, ids) : [];
  const home = last ? homeHearingsOf(last, memory, ids, now) : [];
  return {
    memory,
    entries,
    certificates,
    home,
    known: known.map(({ range, ...row }) => ({ ...row, ...columnsOf(range) })),
  };
}

/** Entries of the held classes, and what the students knew before the first one. */
export async function seedProgress(sql: Sql, ids: PersonIds, classes: readonly DemoClass[], now: Date): Promise<void> {
  const random = randomFrom(SEED);
  const logins = [...new Set(classes.map(({ student }) => student.login))];
  const found = logins.map((login) =>
    entriesOf(
      classes.filter((each) => each.student.login === login && isHeard(each)),
      ids,
      { random, now },
    ),
  );
  await sql.query({ text: entriesText, values: [JSON.stringify(found.flatMap(({ entries }) => entries))] });
  await sql.query({ text: knownText, values: [JSON.stringify(found.flatMap(({ known }) => known))] });
  const certificates = found.flatMap((each) => each.certificates);
  await sql.query({ text: certificatesText, values: [JSON.stringify(certificates)] });
  await storeHomeHearings(
    sql,
    found.flatMap(({ home }) => home),
    now,
  );
}
