import { type Release, type RemoteDeclaration, textForms } from '@academy/shared-auth/contract';

/** A kind of notification as the API declares it. */
export interface DeclaredKind {
  key: string;
  params: readonly string[];
  /** The parameters that are instants. */
  instants?: readonly string[];
  channels?: readonly string[];
  /** The subject of its mail. */
  subject?: Readonly<Record<'en' | 'ar', string>>;
}

interface WordingRemote {
  declared: Pick<RemoteDeclaration, 'name' | 'notifications'>;
  texts: Release['texts'];
}

/** The values of every notification besides the parameters of its kind. */
const inTexts = ['count'];
const inLinks = ['relatedId'];

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The parameters that a remote uses in a text or a link of the kind. */
function usedNames(
  { texts }: WordingRemote,
  { textKey, to = '', orTo = '' }: RemoteDeclaration['notifications'][number],
) {
  const forms = textForms(textKey).flatMap((key) => [texts.en[key] ?? '', texts.ar[key] ?? '']);
  return {
    forms,
    texts: forms.flatMap((text) => namesIn(text, /\{\{\s*(\w+)/g)),
    links: namesIn(to + orTo, /:(\w+)/g),
  };
}

/** Instants that a text shows unformatted, and other parameters that it shows as instants. */
function wrongInstants(texts: readonly string[], { instants = [] }: DeclaredKind): string[] {
  const shown = texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g)]);
  return shown.flatMap(([, name = '', format]) => (instants.includes(name) === (format === 'instant') ? [] : [name]));
}

/** Keys and parameters that a remote names and no module of the API declares. */
function unknownNames(remote: WordingRemote, kinds: readonly DeclaredKind[]): string[] {
  const { name, notifications } = remote.declared;
  return notifications.flatMap((notification) => {
    const { key } = notification;
    const kind = kinds.find((each) => each.key === key);
    if (!kind) return [`${name} words the notification ${key}, which no module of the API declares`];
    const used = usedNames(remote, notification);
    const unknown = [
      ...used.texts.filter((each) => ![...kind.params, ...inTexts].includes(each)),
      ...used.links.filter((each) => ![...kind.params, ...inLinks].includes(each)),
    ];
    const formats = wrongInstants(used.forms, kind).filter((each) => !unknown.includes(each));
    return [
      ...[...new Set(unknown)].map(
        (each) => `${name} uses ${each} in the notification ${key}, which has no such parameter`,
      ),
      ...[...new Set(formats)].map(
        (each) => `${name} words the notification ${key} with ${each}: instants, and they alone, are {{…, instant}}`,
      ),
    ];
  });
}

/** Phones cut the rest of a subject, and of a text on a lock screen. */
const MOST_IN_SUBJECT = 45;
const MOST_IN_TEXT = 110;

/** The letters of a text without its names and times. */
const lettersOf = (text: string): number =>
  [...text.replace(/[\u2066-\u2069]/g, '').replace(/\{\{[^}]*\}\}/g, '')].length;

function longTexts({ declared, texts }: WordingRemote): string[] {
  const keys = [...new Set(declared.notifications.flatMap(({ textKey }) => textForms(textKey)))];
  return keys.flatMap((key) =>
    [texts.en[key] ?? '', texts.ar[key] ?? '']
      .filter((text) => lettersOf(text) > MOST_IN_TEXT)
      .map(
        (text) =>
          `${declared.name}: ${key} has ${lettersOf(text)} letters without its names, at most ${MOST_IN_TEXT}: ${text}`,
      ),
  );
}

/** A kind that is mailed has a subject of its own, and no other has one. */
export const mailSubjectProblems = (kinds: readonly DeclaredKind[]): string[] =>
  kinds.flatMap(({ key, channels = [], subject }) => {
    if (!channels.includes('mail')) return subject ? [`${key} has a subject and is not mailed`] : [];
    if (!subject) return [`the mail about ${key} has no subject`];
    return Object.values(subject)
      .filter((text) => [...text].length > MOST_IN_SUBJECT)
      .map((text) => `the subject of ${key} has ${[...text].length} letters, at most ${MOST_IN_SUBJECT}: ${text}`);
  });

/** Differences between remotes and API about the kinds of notifications and their parameters. */
export function notificationKindProblems(remotes: readonly WordingRemote[], kinds: readonly DeclaredKind[]): string[] {
  const worded = new Set(remotes.flatMap(({ declared }) => declared.notifications.map(({ key }) => key)));
  return [
    ...remotes.flatMap((remote) => [...unknownNames(remote, kinds), ...longTexts(remote)]),
    ...kinds.filter(({ key }) => !worded.has(key)).map(({ key }) => `no remote words the notification ${key}`),
  ];
}
