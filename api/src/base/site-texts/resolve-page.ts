import { createHash } from 'node:crypto';
import { type DeclaredSection, type SiteLanguage, siteLanguages } from './declared-words.ts';

type Texts = Readonly<Record<string, string>>;
type InLanguages = Readonly<Record<SiteLanguage, Texts>>;

/** A section as an academy has edited it: only the texts that differ from the built-in ones. */
export interface StoredSection {
  key: string;
  hidden: boolean;
  content: InLanguages;
  /** The fingerprints of the built-in texts that were there when each text was edited. */
  was: InLanguages;
}

export interface ResolvedSection {
  key: string;
  hidden: boolean;
  fixed: boolean;
  /** Null for one that the academy has added. */
  name: Readonly<Record<SiteLanguage, string>> | null;
  content: Record<SiteLanguage, Record<string, string>>;
  /** The edited texts, as `en.title`. */
  edited: string[];
  /** Those of them whose built-in text has changed since. */
  changed: string[];
}

/** The texts of an entry that the academy has added. */
const ADDED = ['question', 'answer'];

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether a section that no release declares has all its texts: a question of the academy. */
const isComplete = ({ content }: Pick<StoredSection, 'content'>): boolean =>
  siteLanguages.every((language) => ADDED.every((name) => content[language][name]));

function addedSection({ key, hidden, content }: StoredSection): ResolvedSection {
  const textsIn = (language: SiteLanguage) =>
    Object.fromEntries(ADDED.map((name) => [name, content[language][name] ?? '']));
  const edited = siteLanguages.flatMap((language) => ADDED.map((name) => `${language}.${name}`));
  const both = { en: textsIn('en'), ar: textsIn('ar') };
  return { key, hidden, fixed: false, name: null, content: both, edited, changed: [] };
}

function declaredSection({ key, fixed, name, texts }: DeclaredSection, stored: StoredSection | undefined) {
  const section: ResolvedSection = {
    key,
    fixed,
    name,
    hidden: !fixed && stored?.hidden === true,
    content: { en: {}, ar: {} },
    edited: [],
    changed: [],
  };
  for (const language of siteLanguages)
    for (const text of texts) {
      const own = stored?.content[language][text.key];
      section.content[language][text.key] = own ?? text[language];
      if (own === undefined) continue;
      section.edited.push(`${language}.${text.key}`);
      const was = stored?.was[language][text.key];
      if (was && was !== fingerprintOf(text[language])) section.changed.push(`${language}.${text.key}`);
    }
  return section;
}

/** The stored order; a section that it does not name follows the one that is before it in the release. */
function orderOf(declared: readonly DeclaredSection[], stored: readonly StoredSection[], added: ReadonlySet<string>) {
  const movable = declared.filter(({ fixed }) => !fixed).map(({ key }) => key);
  const order = stored.map(({ key }) => key).filter((key) => movable.includes(key) || added.has(key));
  movable.forEach((key, place) => {
    if (order.includes(key)) return;
    const before = movable[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  const first = declared.findIndex(({ fixed }) => !fixed);
  const fixed = declared.filter((section) => section.fixed);
  const isBefore = (section: DeclaredSection) => first === -1 || declared.indexOf(section) < first;
  const keysOf = (sections: DeclaredSection[]) => sections.map(({ key }) => key);
  return [...keysOf(fixed.filter(isBefore)), ...order, ...keysOf(fixed.filter((section) => !isBefore(section)))];
}

/**
 * A page (D157) as a release and an academy make it together: built-in texts where nothing was edited; what only one of
 * the two knows is left out, or built in. `mayAdd`: the academy may have entries of its own.
 */
export function resolvePage(
  declared: readonly DeclaredSection[],
  stored: readonly StoredSection[],
  mayAdd: boolean,
): ResolvedSection[] {
  const known = new Map(declared.map((section) => [section.key, section]));
  const isAdded = (section: StoredSection) => mayAdd && !known.has(section.key) && isComplete(section);
  const added = new Map(stored.filter(isAdded).map((section) => [section.key, section]));
  const edits = new Map(stored.map((section) => [section.key, section]));
  return orderOf(declared, stored, new Set(added.keys())).flatMap((key) => {
    const section = known.get(key);
    if (section) return [declaredSection(section, edits.get(key))];
    const own = added.get(key);
    return own ? [addedSection(own)] : [];
  });
}
