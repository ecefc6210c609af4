import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type PageLanguage, textsIn } from '#base/http/page-language.ts';
import { nameIn } from '#base/personal-data/former-member.ts';
import { textIn } from '#base/text/both-languages.ts';
import type { FeedClass } from './feed-classes.ts';

const HOUR_S = 60 * 60;

const texts = {
  calendar: { en: 'Classes', ar: 'الحصص' },
  teacher: { en: 'Teacher', ar: 'المعلم' },
  student: { en: 'Student', ar: 'الطالب' },
  trial: { en: 'Trial class', ar: 'حصة تجريبية' },
  join: { en: 'Join', ar: 'الانضمام' },
  details: { en: 'Details', ar: 'التفاصيل' },
} as const;
type Texts = Record<keyof typeof texts, string>;

// Direction isolates: a name in Arabic after a title in English stays in its place.
const isolated = (text: string) => `\u2068${text}\u2069`;

function summaryOf({ side, title, student, teacher }: FeedClass): string {
  const others = { student: [title, teacher], teacher: [title, student], relative: [student, title, teacher] };
  return others[side].map(isolated).join(' · ');
}

function descriptionOf(row: FeedClass, words: Texts, page: string): string {
  const lines = [
    row.is_trial ? words.trial : null,
    row.side === 'student' ? null : `${words.student}: ${row.student}`,
    row.side === 'teacher' ? null : `${words.teacher}: ${row.teacher}`,
    linkOf(row) ? `${words.join}: ${linkOf(row)}` : null,
    `${words.details}: ${page}`,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** Only own classes have the link to the meeting. */
const linkOf = ({ side, status, zoom_link }: FeedClass) =>
  side === 'relative' || status === 'cancelled' ? null : zoom_link;

interface Feed {
  classes: readonly FeedClass[];
  language: PageLanguage;
  publicUrl: string;
}

/** Writes the feed by RFC 5545: always the same bytes for the same classes. */
export function writeFeed({ classes, language, publicUrl }: Feed): string {
  const words = textsIn(texts, language);
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: words.calendar,
    prodId: { company: 'Academy', product: 'Classes', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  for (const each of classes) {
    const [student, teacher] = [nameIn(each.student, language), nameIn(each.teacher, language)];
    const row = { ...each, title: textIn(each.title, language), student, teacher };
    const isCancelled = row.status === 'cancelled';
    const page = new URL(`/dashboard/classes/${row.id}`, publicUrl).href;
    const event = calendar.createEvent({
      id: `class-${row.id}@${host}`,
      sequence: row.changes,
      stamp: row.changed_at,
      start: row.starts_at,
      end: row.ends_at,
      summary: summaryOf(row),
      description: descriptionOf(row, words, page),
      url: page,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
    const link = linkOf(row);
    if (link) event.location(link);
  }
  return calendar.toString();
}
