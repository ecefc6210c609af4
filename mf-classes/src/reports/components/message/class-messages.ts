import type { Language, Translation } from '@academy/shared-auth';
import type { MessageRecipient } from '@academy/shared-ui/message';
import { isolated } from '#/base/components/isolated.ts';
import { monthWords } from '#/base/components/time/month-words.ts';
import type { Party } from '#/base/components/time/other-clock.tsx';
import { cityKey, isSameClock, placeOf, timeTexts } from '#/base/components/time/time-text.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import type { MonthlyReport } from '#/reports/api/monthly-reports.ts';
import type { Report } from '#/reports/api/reports.ts';
import { questionText } from '../question-text.ts';

/** The language and zone of a message. */
type Recipient = Pick<MessageRecipient, 'language' | 'zone'>;

interface Moment {
  starts: string;
  ends?: string | undefined;
  parties: readonly Party[];
}

const cityOf = (t: Translation['t'], zone: string, language: Language) =>
  t(`city.${cityKey(zone)}`, { defaultValue: placeOf(zone, language) });

/** The recipient's clock first, then each different clock of the other side with its city (D94). */
function momentOf(t: Translation['t'], { language, zone }: Recipient, { starts, ends, parties }: Moment): string {
  const texts = timeTexts(language);
  const time = (of: string) => (ends ? texts.span(starts, ends, of) : texts.time(starts, of));
  const when = (of: string) => t('time.at', { day: texts.day(starts, of), time: time(of) });
  const zones = new Set(parties.map(({ timezone }) => timezone).filter((each) => each !== ''));
  const others = [...zones].filter((each) => !isSameClock(starts, zone, each));
  const said = others.map((other) => {
    const isOtherDay = texts.day(starts, zone) !== texts.day(starts, other);
    const at = isOtherDay ? when(other) : time(other);
    return t('asMessage.clock', { when: isolated(at), city: cityOf(t, other, language) });
  });
  return [isolated(when(zone)), ...said].join(' ');
}

const paragraphs = (parts: readonly (string | false | null | undefined)[]) =>
  parts.filter((part) => part !== '' && part !== false && part != null).join('\n\n');

/** A report on a class (D95). @param next what to practise, in the recipient's language; a line for each range. */
export function reportMessage(t: Translation['t'], recipient: Recipient, report: Report, next = ''): string {
  const { student, teacher, class: of } = report;
  const names = { student: isolated(student.name), teacher: isolated(teacher.name) };
  return paragraphs([
    [
      t('asMessage.report', names),
      momentOf(t, recipient, { starts: of.starts_at, ends: of.ends_at, parties: [student, teacher] }),
      t(`attendance.${of.attendance}`),
    ].join('\n'),
    report.report,
    report.accomplished && t('asMessage.accomplished', { what: report.accomplished }),
    report.notes && t('asMessage.notes', { what: report.notes }),
    next && `${t('asMessage.practise')}\n${next}`,
  ]);
}

/** The future classes, the nearest first (D95). */
export function nextClassesMessage(t: Translation['t'], recipient: Recipient, rows: readonly ClassRow[]): string {
  const [first] = rows;
  if (!first) return t('asMessage.noClasses');
  const lines = rows.map((row) => {
    const { starts_at: starts, ends_at: ends, student, teacher } = row;
    const when = momentOf(t, recipient, { starts, ends, parties: [student, teacher] });
    return t('asMessage.class', { when, teacher: isolated(teacher.name) });
  });
  return [t('asMessage.next', { student: isolated(first.student.name) }), ...lines].join('\n');
}

/** A monthly report as text (D95); its questions are in the recipient's language, the answers in the teacher's words. */
export function monthlyMessage(t: Translation['t'], { language }: Recipient, report: MonthlyReport): string {
  const { student, teacher, facts, questionsAndAnswers } = report;
  const month = monthWords(report, language);
  const names = { student: isolated(student.name), teacher: isolated(teacher.name) };
  return paragraphs([
    [t('asMessage.monthly', { month, ...names }), t('asMessage.held', { count: facts.held })].join('\n'),
    ...questionsAndAnswers.map((each) => each.answer && `${questionText(each, language).text}\n${each.answer}`),
  ]);
}
