import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { type MonthNames, momentText, placeOf } from '#base/time/moment-text.ts';
import { knownZone } from '#base/time/wall-time.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';

/** A class, or several classes of two people, in the form for mails. */
interface Meeting {
  /** Null if the mail names no time. */
  starts_at: string | null;
  teacher_id: number;
  /** Null if the mail is about several students. */
  student: string | null;
  teacher: string | null;
  student_zone: string;
  teacher_zone: string;
}

const rowText = `select ${instantOf('c.starts_at')} as starts_at, c.duration_minutes as minutes, c.teacher_id,
    s.name as student, t.name as teacher, s.timezone as student_zone, t.timezone as teacher_zone
  from classes c join ${userCards} s on s.id = c.student_id join ${userCards} t on t.id = c.teacher_id where c.id = $1`;

export interface ClassRecipient {
  userId: number;
  language: PageLanguage;
  timezone: string;
  months: MonthNames;
  now: Date;
}

export type Fact = readonly [label: string, value: string];

const pluralOf = new Intl.PluralRules('ar');

/** D57: all six plural forms. */
const arabicForms: Record<Intl.LDMLPluralRule, (n: number) => string> = {
  zero: (n) => `${n} دقيقة`,
  one: () => 'دقيقة واحدة',
  two: () => 'دقيقتان',
  few: (n) => `${n} دقائق`,
  many: (n) => `${n} دقيقة`,
  other: (n) => `${n} دقيقة`,
};
const arabicMinutes = (n: number): string => arabicForms[pluralOf.select(n)](n);

const words = {
  en: {
    student: 'Student',
    teacher: 'Teacher',
    time: 'Time',
    length: 'Length',
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    at: (place: string) => `In ${place}`,
  },
  ar: {
    student: 'الطالب',
    teacher: 'المعلم',
    time: 'الموعد',
    length: 'المدة',
    minutes: arabicMinutes,
    at: (place: string) => place,
  },
} as const;

/** A number of minutes as text: `30 minutes`. */
export const minutesText = (n: number, language: PageLanguage): string => words[language].minutes(n);

/** The time on the recipient's clock, then on the other side's with its place, if the two differ (D94). */
function times({ starts_at, teacher_id, student_zone, teacher_zone }: Meeting, recipient: ClassRecipient): Fact[] {
  if (starts_at === null) return [];
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

/** The people of a class, and its time on both clocks. */
export function meetingFacts(row: Meeting, recipient: ClassRecipient): Fact[] {
  const { student, teacher } = words[recipient.language];
  const people = [
    [student, row.student],
    [teacher, row.teacher],
  ] as const;
  const named = people.flatMap(([label, name]): Fact[] => (name === null ? [] : [[label, name]]));
  return [...named, ...times(row, recipient)];
}

/** The facts about a class in a mail. */
export async function classFacts(sql: Sql, classId: number, recipient: ClassRecipient): Promise<Fact[]> {
  const [row] = await sql.query<Meeting & { minutes: number }>({
    name: 'class-facts',
    text: rowText,
    values: [classId],
  });
  if (!row) return [];
  const { length } = words[recipient.language];
  return [...meetingFacts(row, recipient), [length, minutesText(row.minutes, recipient.language)]];
}
