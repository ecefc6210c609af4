import {
  contextFor,
  type NotificationLink,
  type NotificationSource,
  notificationWords as wordsOf,
} from '@academy/shared-auth/notification-words';
import { paramsIn } from '@academy/shared-auth/titles';
import type { PageLanguage } from '#base/http/page-language.ts';
import { type MonthNames, momentText, monthText } from '#base/time/moment-text.ts';

interface Worded {
  key: string;
  params: Readonly<Record<string, string>>;
  count: number;
  /** The reader’s name: who is in the text has one of their own. */
  reader?: string;
  language: PageLanguage;
  zone: string;
  now: Date;
  months: MonthNames;
}

/** The texts of all remotes, the same as in the bell (ADR 29). */
export interface NotificationWords {
  /** Null if no live remote has a text for the kind in this language. */
  textOf(notification: Worded): string | null;
  /** The pages that a kind links to, the preferred one first. */
  linksOf(key: string): readonly NotificationLink[];
}

const languageOf = (language: string): PageLanguage => (language === 'ar' ? 'ar' : 'en');

export function notificationWords(sources: readonly NotificationSource[]): NotificationWords {
  const { words, links } = wordsOf(sources, {
    instant(value, language, options) {
      const { zone: timezone, now, months } = options as unknown as Pick<Worded, 'zone' | 'now' | 'months'>;
      return momentText(value, { language: languageOf(language), timezone, now, months });
    },
    month: (value, language, { months }) => monthText(value, languageOf(language), months as MonthNames),
  });
  return {
    textOf({ key, params, count, reader, language, ...shown }) {
      const replace = { ...paramsIn(language, params), count };
      const options = { lng: language, count, replace, context: contextFor(reader, params), ...shown };
      return words.exists(key, options) ? words.t(key, options) : null;
    },
    linksOf: (key) => links.get(key) ?? [],
  };
}
