import { type RemoteDeclaration, type RemoteRoute, routeOfLink, textForms } from '@academy/shared-auth/contract';
import { createInstance } from 'i18next';
import type { PageLanguage } from '#base/http/page-language.ts';
import { momentText, monthText } from '#base/time/moment-text.ts';

/** What the registry says of a remote that words notifications. */
export type WordSource = Pick<RemoteDeclaration, 'notifications' | 'routes'> & {
  texts: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>>;
};

interface Worded {
  key: string;
  params: Readonly<Record<string, string>>;
  count: number;
  language: PageLanguage;
  zone: string;
  now: Date;
}

interface Link {
  to: string;
  route: RemoteRoute;
}

/** The words of all remotes, as the bell has them (ADR 29). */
export interface NotificationWords {
  /** Null: no live remote words the kind in this language. */
  textOf(notification: Worded): string | null;
  /** The pages that a kind leads to, the better one first. */
  linksOf(key: string): readonly Link[];
}

const languages = ['en', 'ar'] as const;
const NAMESPACE = 'notifications';

/** Texts by the notification's key, in all their plural forms. */
function resourcesOf(sources: readonly WordSource[], language: PageLanguage): Record<string, string> {
  const words = sources.flatMap(({ notifications, texts }) =>
    notifications.flatMap(({ key, textKey }) => {
      const keys = textForms(key);
      return textForms(textKey).flatMap((form, at) => {
        const text = texts[language][form];
        return text === undefined ? [] : [[keys[at] ?? key, text]];
      });
    }),
  );
  return Object.fromEntries(words);
}

function linksOf({ notifications, routes }: WordSource): [string, Link[]][] {
  return notifications.map(({ key, to, orTo }) => [
    key,
    [to, orTo].flatMap((each) => {
      const route = each && routeOfLink(routes, each);
      return route ? { to: each, route } : [];
    }),
  ]);
}

/** By the same engine as in the page, so that a kind is worded once. */
export function notificationWords(sources: readonly WordSource[]): NotificationWords {
  const words = createInstance();
  void words.init({
    initAsync: false,
    lng: 'en',
    fallbackLng: false,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: Object.fromEntries(languages.map((each) => [each, { [NAMESPACE]: resourcesOf(sources, each) }])),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  words.services.formatter?.add('instant', (value, language, { zone, now }) =>
    momentText(String(value), language === 'ar' ? 'ar' : 'en', String(zone), now as Date),
  );
  words.services.formatter?.add('month', (value, language) =>
    monthText(String(value), language === 'ar' ? 'ar' : 'en'),
  );
  const links = new Map(sources.flatMap(linksOf));
  return {
    textOf({ key, params, count, language, zone, now }) {
      const options = { lng: language, count, replace: { ...params, count }, zone, now };
      return words.exists(key, options) ? words.t(key, options) : null;
    },
    linksOf: (key) => links.get(key) ?? [],
  };
}

/** A link with its parameters; null where one of them is missing. */
export function fillLink(to: string, values: Readonly<Record<string, string>>): string | null {
  const names = [...to.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
