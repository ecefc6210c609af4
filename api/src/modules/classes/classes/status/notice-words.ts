import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { askingSettings } from './request.settings.ts';

const arabicHours: Partial<Record<Intl.LDMLPluralRule, (hours: number) => string>> = {
  one: () => 'بساعة',
  two: () => 'بساعتين',
  few: (hours) => `بـ${hours} ساعات`,
};
const plural = new Intl.PluralRules('ar');

/** D100: until when a family can make a request about a class, as a part of a sentence. */
export function noticeWords(settings: ReadSettings): { en: string; ar: string } {
  const hours = settings.get(askingSettings.notice_hours);
  if (hours === 0) return { en: 'before it starts', ar: 'قبل بدئها' };
  const before = arabicHours[plural.select(hours)]?.(hours) ?? `بـ${hours} ساعة`;
  return {
    en: `at least ${hours} ${hours === 1 ? 'hour' : 'hours'} before it starts`,
    ar: `قبل بدئها ${before} على الأقل`,
  };
}
