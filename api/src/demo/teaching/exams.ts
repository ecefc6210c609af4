import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { historyOfStudent } from '#modules/progress/progress/find-history.ts';
import { drawPages, solidParts } from '#modules/progress/progress/history/draw.ts';
import { remember } from '#modules/progress/progress/history/memory.ts';
import { juzParts } from '#modules/progress/progress/quran/structure.ts';
import type { PersonIds } from '../people/people.ts';

const PAGES = 4;
const DAY_MS = 86_400_000;

interface Student {
  id: number;
  leaderId: number;
  timezone: string;
  language: 'en' | 'ar';
}

const studentsText = `select s.id::int, t.leader_id::int as "leaderId", coalesce(s.timezone, 'UTC') as timezone, s.language
  from users s join student_profiles p on p.user_id = s.id join teacher_profiles t on t.user_id = p.teacher_id
  where t.leader_id is not null and p.teacher_id <> t.leader_id
    and coalesce(p.last_status, 'active') = 'active' order by s.id <> $1, s.id`;

const certifiedText = 'select juz from hifz_certificates where student_id = $1';

const words = {
  en: 'A calm recitation. Well done!',
  ar: 'تلاوة هادئة متقنة، بارك الله فيك.',
};

/** Passed, not passed, and in progress; the days since each. */
const kinds = [
  { result: 4, daysAgo: 9, mistakes: [1, 0, 1, 0] },
  { result: 2, daysAgo: 3, mistakes: [4, 0, 3, 1] },
  { result: null, daysAgo: 0, mistakes: [1] },
] as const;

/** The juz without a certificate that has the most solid pages, and those that are drawn from it. */
async function drawn(sql: Sql, { id }: Student) {
  const memory = remember(await historyOfStudent(sql, id));
  const certified = await sql.query<{ juz: number | null }>({ text: certifiedText, values: [id] });
  const found = juzParts
    .filter(({ number }) => certified.every(({ juz }) => juz !== number))
    .map(({ number }) => ({ number, parts: solidParts(memory, { juz: [number], ranges: [] }) }));
  const best = found.reduce((a, b) => (b.parts.length > a.parts.length ? b : a));
  return { juz: best.number, pages: drawPages(best.parts, id, PAGES) };
}

const addText = `insert into exams (student_id, examiner_id, planned_by, juz, ranges, pages, seed, drawn, started_at, held_on,
    mistakes, result, note, recorded_at, created_at)
  values ($1::bigint, $2, $2, array[$3::smallint], '[]', ${PAGES}, $1::int, $4::smallint[], $5, $6, $7::jsonb, $8, $9, $10, $5)`;

/** Exams by leaders (D156). */
export async function seedExams(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const left = [...kinds];
  for (const student of await sql.query<Student>({ text: studentsText, values: [ids.get('student')] })) {
    const [kind] = left;
    if (!kind) return;
    const { juz, pages } = await drawn(sql, student);
    if (pages.length < PAGES) continue;
    left.shift();
    const at = new Date(now.getTime() - kind.daysAgo * DAY_MS);
    const heldOn = addDays(dayIn(student.timezone, now), -kind.daysAgo);
    const counted = kind.mistakes.map((count, index) => ({ page: pages[index], surah: null, ayah: null, count }));
    const mistakes = JSON.stringify(counted.filter(({ count }) => count > 0));
    const note = kind.result === 4 ? words[student.language] : null;
    const recorded = kind.result === null ? null : at;
    const values = [student.id, student.leaderId, juz, pages, at, heldOn, mistakes, kind.result, note, recorded];
    await sql.query({ text: addText, values });
  }
}
