import { settingNow } from '#base/academy/academy-settings.ts';
import type { Deps } from '#base/deps.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { momentText, placeOf } from '#base/time/moment-text.ts';
import { academySettings } from './academy.settings.ts';

const HOUR_MS = 3_600_000;

/** By when something that was asked at a time is answered (D165): plain hours, also on days without classes. */
export const answerBy = ({ academySettings: settings }: Pick<Deps, 'academySettings'>, askedAt: Date): Date =>
  new Date(askedAt.getTime() + settings.get(academySettings.answer_hours) * HOUR_MS);

/** What was asked before this moment should have an answer by now. */
export const askedBefore = ({ deps, now }: { deps: Pick<Deps, 'academySettings'>; now: Date }): Date =>
  new Date(now.getTime() - deps.academySettings.get(academySettings.answer_hours) * HOUR_MS);

/** SQL: by when something is answered. */
export const answerByOf = (askedAt: string): string =>
  `(${askedAt} + make_interval(hours => ${settingNow(academySettings.answer_hours)}::int))`;

interface Shown {
  deps: Pick<Deps, 'academySettings' | 'academy'>;
  now: Date;
  language: PageLanguage;
  /** The reader's zone; without one the academy's clock counts, and the text names it. */
  timezone?: string;
}

/** `Sun 29 Nov, 9:00 pm (London)`. */
export function answerByText(askedAt: Date, { deps, now, language, timezone }: Shown): string {
  const { zone, monthNames: months } = deps.academy();
  const at = answerBy(deps, askedAt);
  const shown = timezone ?? zone;
  const text = momentText(at.toISOString(), { language, timezone: shown, now, months });
  return `${text} (${placeOf(shown, language, at)})`;
}
