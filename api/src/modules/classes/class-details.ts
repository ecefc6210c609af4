import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { type MonthNames, momentText, placeOf } from '#base/time/moment-text.ts';
import { knownZone } from '#base/time/wall-time.ts';
import { userCards } from '#modules/identity/users-sql.ts';

interface Row {
  starts_at: string;
  minutes: number;
  teacher_id: number;
  student: string;
  teacher: string;
  student_zone: string;
  teacher_zone: string;
}

const rowText = `select ${instantOf('c.starts_at')} as starts_at, c.duration_minutes as minutes, c.teacher_id,
    s.name as student, t.name as teacher, s.timezone as student_zone, t.timezone as teacher_zone
  from classes c join ${userCards} s on s.id = c.student_id join ${userCards} t on t.id = c.teacher_id where c.id = $1`;

interface ClassRecipient {
  userId: number;
  language: PageLanguage;
  timezone: string;
  months: MonthNames;
  now: Date;
}

type Fact = readonly [label: string, value: string];

const words = {
  en: {
    student: 'Student',
    teacher: 'Teacher',
    time: 'Time',
    length: 'Length',
    minutes: (n: number) => `${n} minutes`,
    at: (place: string) => `In ${place}`,
  },
  ar: {
    student: 'الطالب',
    teacher: 'المعلم',
    time: 'الموعد',
    length: 'المدة',
    minutes: (n: number) => `${n} دقيقة`,
    at: (place: string) => place,
  },
} as const;

/** The recipient's clock first, the other side's beside it with its place, where the two differ (D94). */
function times({ starts_at, teacher_id, student_zone, teacher_zone }: Row, recipient: ClassRecipient): Fact[] {
  const { language, userId, timezone } = recipient;
  const other = userId === teacher_id ? student_zone : teacher_zone;
  const { time, at } = words[language];
  const own = momentText(starts_at, recipient);
  const theirs = momentText(starts_at, { ...recipient, timezone: other });
  if (own === theirs || knownZone(other) === knownZone(timezone)) return [[time, own]];
  return [
    [time, own],
    [at(placeOf(other, language, new Date(starts_at))), theirs],
  ];
}

/** What a mail about a class says of it.  */
export async function classFacts(sql: Sql, classId: number, recipient: ClassRecipient): Promise<Fact[]> {
  const [row] = await sql.query<Row>({ name: 'class-facts', text: rowText, values: [classId] });
  if (!row) return [];
  const { student, teacher, length, minutes } = words[recipient.language];
  return [[student, row.student], [teacher, row.teacher], ...times(row, recipient), [length, minutes(row.minutes)]];
}
