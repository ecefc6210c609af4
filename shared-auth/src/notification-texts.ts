import { createInstance, type i18n as I18n } from 'i18next';
import { create } from 'zustand';
import { type RemoteDeclaration, type RemoteRoute, routeOfLink, textForms } from './contract/index.ts';
import { type Language, languages } from './i18n.ts';
import { instantText, monthText } from './instant-text.ts';
import { belongsTo } from './session/permissions.ts';
import { useSession } from './session/session.ts';
import { useTranslation } from './use-translation.tsx';

/** What the registry says of a remote that words notifications. */
export type NotificationSource = Pick<RemoteDeclaration, 'notifications' | 'routes'> & {
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** A notification as the API sends it. */
interface SentNotification {
  key: string;
  /** With `count`, which decides on the plural form. */
  params: Readonly<Record<string, unknown>>;
  relatedId: string;
}

/** A notification in the viewer's language. */
export interface NotificationText {
  text: string;
  /** Where it leads; none where the viewer may not go there. */
  to?: string;
}

interface Link {
  to: string;
  route: RemoteRoute;
}

interface Known {
  /** Texts by the notification's key. */
  words: I18n;
  /** By the notification's key; the first that is open to the viewer counts. */
  links: ReadonlyMap<string, readonly Link[]>;
}

const NAMESPACE = 'notifications';

function wordsOf(remotes: readonly NotificationSource[], language: Language): Record<string, string> {
  const words = remotes.flatMap(({ notifications, texts }) =>
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

function linksOf({ notifications, routes }: NotificationSource): [string, Link[]][] {
  return notifications.map(({ key, to, orTo }) => {
    const links = [to, orTo].flatMap((each) => {
      const route = each && routeOfLink(routes, each);
      return route ? { to: each, route } : [];
    });
    return [key, links];
  });
}

/** An instance of its own: remotes choose their keys freely, and their namespaces need not be loaded. */
function knownOf(remotes: readonly NotificationSource[]): Known {
  const words = createInstance();
  void words.init({
    initAsync: false,
    lng: languages[0],
    fallbackLng: false,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: Object.fromEntries(languages.map((each) => [each, { [NAMESPACE]: wordsOf(remotes, each) }])),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  words.services.formatter?.add('instant', (value, lng, { zone }) =>
    instantText(String(value), String(lng), String(zone)),
  );
  words.services.formatter?.add('month', (value, lng) => monthText(String(value), String(lng)));
  return { words, links: new Map(remotes.flatMap(linksOf)) };
}

/** Made when the first notification is worded, not while the page starts. */
function lazily(remotes: readonly NotificationSource[]): () => Known {
  let known: Known | undefined;
  return () => {
    known ??= knownOf(remotes);
    return known;
  };
}

const textStore = create(() => ({ known: lazily([]) }));

/** Takes the notifications that remotes declare; called by the shell, and by tests. */
export const provideNotificationTexts = (remotes: readonly NotificationSource[]): void =>
  textStore.setState({ known: lazily(remotes) });

/** The link with its parameters; none where one of them is missing. */
function fillIn(to: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const names = [...to.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** Words notifications of all remotes in the viewer's language; undefined for one that no remote words. */
export function useNotificationTexts(): (notification: SentNotification) => NotificationText | undefined {
  const known = textStore((state) => state.known);
  const { language } = useTranslation().i18n;
  const permissions = useSession((session) => session.permissions);
  const roles = useSession((session) => session.user?.roles);
  const zone = useSession((session) => session.user?.timezone);
  const isOpen = ({ route }: Link) =>
    belongsTo({ permissions, roles: roles ?? [] }, { permissions: route.permissions, only: route.roles });
  return ({ key, params, relatedId }) => {
    const { words, links } = known();
    const options = { lng: language, count: Number(params.count ?? 1), replace: params, zone };
    if (!words.exists(key, options)) return undefined;
    const text = words.t(key, options);
    const link = links.get(key)?.find(isOpen);
    const to = link && fillIn(link.to, { ...params, relatedId });
    return to === undefined ? { text } : { text, to };
  };
}
