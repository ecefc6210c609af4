import { createInstance, type i18n as I18n } from 'i18next';
import { type RemoteDeclaration, type RemoteRoute, routeOfLink, textForms } from './contract/index.ts';
import { ownForms } from './contract/plural-forms.ts';
import { type Language, languages } from './languages.ts';

/** The registry's facts about a remote with texts of notifications. */
export type NotificationSource = Pick<RemoteDeclaration, 'notifications' | 'routes'> & {
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** A page that a kind links to, and its route. */
export interface NotificationLink {
  to: string;
  route: RemoteRoute;
}

/** The formats of `{{…, instant}}` and `{{…, month}}` in a text. */
type Format = (value: string, language: string, options: Readonly<Record<string, unknown>>) => string;

export interface NotificationWords {
  /** Texts by the notification's key, in all their plural forms. */
  words: I18n;
  /** The pages that a kind links to by the notification's key, the preferred one first. */
  links: ReadonlyMap<string, readonly NotificationLink[]>;
}

const NAMESPACE = 'notifications';

function textsByKey(sources: readonly NotificationSource[], language: Language) {
  const texts = sources.flatMap(({ notifications, texts }) =>
    notifications.flatMap(({ key, textKey }) => {
      const keys = textForms(key);
      return textForms(textKey).flatMap((form, at) => {
        const text = texts[language][form];
        return text === undefined ? [] : [[keys[at] ?? key, text]];
      });
    }),
  );
  return { [NAMESPACE]: Object.fromEntries(texts) as Record<string, string> };
}

const linksOf = ({ notifications, routes }: NotificationSource): [string, NotificationLink[]][] =>
  notifications.map(({ key, to, orTo }) => [
    key,
    [to, orTo].flatMap((each) => {
      const route = each && routeOfLink(routes, each);
      return route ? { to: each, route } : [];
    }),
  ]);

/**
 * The words of the remotes' notifications, for the page and for the server, so that a kind has the same words in both.
 * It is a separate instance: remotes choose their keys freely, and their namespaces need not be loaded.
 */
export function notificationWords(
  sources: readonly NotificationSource[],
  formats: Readonly<Record<'instant' | 'month', Format>>,
): NotificationWords {
  const words = createInstance();
  void words.init({
    initAsync: false,
    lng: languages[0],
    fallbackLng: false,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: Object.fromEntries(languages.map((each) => [each, textsByKey(sources, each)])),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  for (const [name, format] of Object.entries(formats))
    words.services.formatter?.add(name, (value, language, options) => format(String(value), String(language), options));
  return { words, links: new Map(sources.flatMap(linksOf)) };
}

/**
 * Whom of a notification's people the reader is, by name: they have a text of their own where there is one. Somebody of
 * the same name, or renamed since, reads the one with names.
 */
export const contextFor = (reader: string | undefined, params: Readonly<Record<string, unknown>>) =>
  ownForms.find((form) => reader !== undefined && params[form] === reader);

/** A link with its parameters; null if one of them is missing. */
export function fillLink(to: string, values: Readonly<Record<string, unknown>>): string | null {
  const names = [...to.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
