import type { Sql } from '#base/database/sql.ts';
import { studentProfiles, teacherProfiles } from '#modules/people/people/people.table.ts';
import { randomFrom } from '../random.ts';
import { accountPhone, type DemoPerson, joinedAt, type PersonIds, people } from './people.ts';

const SEED = 20_260_105;
const DAY_MS = 24 * 60 * 60_000;
const YOUNGEST = 6;
const AGES = 12;

/** Students who have left or are suspended, and since how many days. */
const away: Record<string, { lastStatus: 'stopped' | 'suspended'; days: number }> = {
  'tala.rashid': { lastStatus: 'suspended', days: 9 },
  'musa.diallo': { lastStatus: 'stopped', days: 21 },
  'imran.aziz': { lastStatus: 'stopped', days: 70 },
};

const notes: Record<string, string> = {
  student: 'Prefers evenings. Revises with his father on Fridays.',
  'hana.tariq': 'تحفظ جزء عمّ، وتحتاج إلى مراجعة أسبوعية لأحكام النون الساكنة.',
  'zayd.malik': 'Reads fluently; works on the letters of the throat.',
  'jana.mahmoud': 'تفضّل الحصص القصيرة، نصف ساعة.',
};

/** When a student left or was suspended. */
export function awaySince({ login }: DemoPerson, now: Date): Date | null {
  const left = away[login];
  return left ? new Date(now.getTime() - left.days * DAY_MS) : null;
}
/** The length of classes, by the index among the students. */
export const durationOf = (index: number): number => (index % 4 === 0 ? 45 : 30);
export const sectionOf = (index: number): 'Arabic' | 'Quran' => (index % 3 === 2 ? 'Arabic' : 'Quran');

const sectionNames = { Arabic: 'العربية · Arabic', Quran: 'القرآن · Quran' } as const;

type Teaching = Pick<typeof teacherProfiles.$inferInsert, 'gender' | 'languages' | 'subjects' | 'learners'>;

/** The subjects and languages of each teacher. */
const teaching: Record<string, Teaching> = {
  teacher: {
    gender: 'woman',
    languages: ['ar', 'en'],
    subjects: ['memorisation', 'recitation', 'arabic'],
    learners: ['children', 'adults'],
  },
  'ibrahim.sayed': { gender: 'man', languages: ['ar'], subjects: ['memorisation', 'recitation'], learners: ['adults'] },
  'fatima.zahra': {
    gender: 'woman',
    languages: ['ar', 'en', 'fr'],
    subjects: ['reading', 'arabic'],
    learners: ['children'],
  },
  'omar.farouk': {
    gender: 'man',
    languages: ['ar', 'en'],
    subjects: ['memorisation', 'arabic'],
    learners: ['children', 'adults'],
  },
  'nur.aisyah': {
    gender: 'woman',
    languages: ['ms', 'en', 'ar'],
    subjects: ['reading', 'recitation'],
    learners: ['children'],
  },
  'abdullah.qasim': {
    gender: 'man',
    languages: ['ar'],
    subjects: ['memorisation', 'recitation', 'reading'],
    learners: ['adults'],
  },
  'mona.adel': {
    gender: 'woman',
    languages: ['ar', 'tr'],
    subjects: ['memorisation', 'arabic'],
    learners: ['children', 'adults'],
  },
  'hamza.siddiqui': {
    gender: 'man',
    languages: ['en', 'ur'],
    subjects: ['reading', 'recitation'],
    learners: ['children'],
  },
};

const code = (letter: string, index: number) => `${letter}-${String(index + 1).padStart(4, '0')}`;
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const withRole = (role: DemoPerson['role']) => people.filter((person) => person.role === role);

export async function seedTeacherProfiles(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const rows = withRole('teacher').map((person, index) => ({
    userId: ids.get(person.login) ?? 0,
    code: code('T', index),
    leaderId: ids.get(person.leader ?? '') ?? null,
    phone: accountPhone(person),
    registrationDate: dayOf(joinedAt(person, now)),
    wallet: index % 2 === 0 ? 'Vodafone Cash' : 'Zain Cash',
    walletNum: `010${String(20_000_000 + index * 137_911)}`,
    notes: index === 0 ? 'إجازة في رواية حفص عن عاصم.' : null,
    ...teaching[person.login],
  }));
  await sql.orm.insert(teacherProfiles).values(rows);
}

export async function seedStudentProfiles(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const random = randomFrom(SEED);
  const teachers = withRole('teacher');
  const rows = withRole('student').map((person, index) => {
    const place = teachers.findIndex(({ login }) => login === person.teacher);
    const since = awaySince(person, now);
    return {
      userId: ids.get(person.login) ?? 0,
      code: code('S', index),
      teacherId: ids.get(person.teacher ?? '') ?? null,
      teacherCode: person.teacher ? code('T', place) : null,
      leaderId: ids.get(teachers[place]?.leader ?? person.leader ?? '') ?? null,
      phone: accountPhone(person),
      age: YOUNGEST + Math.floor(random() * AGES),
      section: sectionNames[sectionOf(index)],
      registrationDate: dayOf(joinedAt(person, now)),
      agreedSessionDuration: durationOf(index),
      notes: notes[person.login] ?? null,
      lastStatus: away[person.login]?.lastStatus ?? null,
      lastStatusDate: since ? dayOf(since) : null,
    };
  });
  await sql.orm.insert(studentProfiles).values(rows);
}
