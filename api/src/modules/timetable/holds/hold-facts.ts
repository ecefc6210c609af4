import { momentText } from '#base/time/moment-text.ts';
import type { ClassRecipient, Fact } from '#modules/classes/classes/class-details.ts';
import { holdNotifications } from './holds.notifications.ts';

const words = {
  en: { student: 'Student', from: 'First day', to: 'Last day', open: 'Until further notice' },
  ar: { student: 'الطالب', from: 'أول يوم', to: 'آخر يوم', open: 'حتى إشعار آخر' },
} as const;

const { recordedOpen, changedOpen, ended } = holdNotifications;
const openKeys: readonly string[] = [recordedOpen.key, changedOpen.key];

/** The facts in a mail about a hold: its student and days, which are the same in all zones (D84, D98). */
export function holdFacts(key: string, params: Readonly<Record<string, string>>, recipient: ClassRecipient): Fact[] {
  if (key === ended.key) return [];
  const { student, startsAt, endsAt } = params;
  const { student: studentLabel, from, to, open } = words[recipient.language];
  const last = openKeys.includes(key) ? open : endsAt && momentText(endsAt, recipient);
  const facts = [
    [studentLabel, student],
    [from, startsAt && momentText(startsAt, recipient)],
    [to, last],
  ] as const;
  return facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []));
}
