import { AppError, type FieldError } from '#base/errors/app-error.ts';
import {
  type DeclaredSection,
  type SiteLanguage,
  type SitePage,
  siteLanguages,
} from '#base/site-texts/declared-words.ts';
import { fingerprintOf, type StoredSection } from '#base/site-texts/resolve-page.ts';
import { isVisible } from '#base/text/visible-text.ts';
import type { Saved } from './site-texts.schema.ts';

type SentSection = Saved['sections'][number];

/** The names that texts may contain: the site fills in their values. */
const NAMES = ['name', 'notice'];
/** The longest question and answer of the academy. */
const ADDED: Readonly<Record<string, number>> = { question: 200, answer: 2_000 };
const ADDED_MOST = 2_000;

function problemOf(text: string, most: number): Omit<FieldError, 'path'> | null {
  if (!isVisible(text)) return { code: 'required', message: 'This field is required' };
  if (text.length > most) return { code: 'max_length', message: `At most ${most} characters` };
  const unknown = [...text.matchAll(/\{\{(.*?)\}\}/gs)].find(([, name = '']) => !NAMES.includes(name));
  return unknown ? { code: 'unknown_name', message: 'Only {{name}} and {{notice}} are filled in' } : null;
}

/** The texts of a section that are checked: those of the release, or of an entry that the academy has added. */
function limitsOf(section: SentSection, declared: DeclaredSection | undefined, page: SitePage): Map<string, number> {
  if (declared) return new Map(declared.texts.map(({ key, most }) => [key, most]));
  if (page === 'faq') return new Map(Object.entries(ADDED));
  const names = siteLanguages.flatMap((language) => Object.keys(section.content[language]));
  return new Map(names.map((name) => [name, ADDED_MOST]));
}

function problemsOf(section: SentSection, place: number, declared: DeclaredSection | undefined, page: SitePage) {
  const limits = limitsOf(section, declared, page);
  return siteLanguages.flatMap((language) =>
    [...limits].flatMap(([name, most]) => {
      const text = section.content[language][name];
      // What is left out of a declared section stays built in.
      if (text === undefined && declared) return [];
      const problem = problemOf(text ?? '', most);
      return problem ? [{ path: `sections.${place}.content.${language}.${name}`, ...problem }] : [];
    }),
  );
}

/** Only the texts that differ from the built-in ones, each with the fingerprint of the one it replaces. */
function storedOf(section: SentSection, declared: DeclaredSection | undefined): StoredSection {
  const [content, was] = [
    { en: {}, ar: {} } as Record<SiteLanguage, Record<string, string>>,
    { en: {}, ar: {} } as Record<SiteLanguage, Record<string, string>>,
  ];
  for (const language of siteLanguages)
    for (const [name, text] of Object.entries(section.content[language])) {
      const builtIn = declared?.texts.find(({ key }) => key === name)?.[language];
      if (text === builtIn) continue;
      content[language][name] = text;
      if (builtIn !== undefined) was[language][name] = fingerprintOf(builtIn);
    }
  return { key: section.key, hidden: section.hidden && !declared?.fixed, content, was };
}

/** Whether an editor sent the page as the release has it. */
function isBuiltIn(sections: readonly StoredSection[], declared: readonly DeclaredSection[]): boolean {
  const isUntouched = ({ hidden, content }: StoredSection) =>
    !hidden && siteLanguages.every((language) => Object.keys(content[language]).length === 0);
  const order = declared.map(({ key }) => key).join();
  return sections.every(isUntouched) && sections.map(({ key }) => key).join() === order;
}

interface Checked {
  page: SitePage;
  sections: readonly SentSection[];
  declared: readonly DeclaredSection[];
}

/**
 * The sections as they are stored. An unknown one is kept, so that a release that does not have it loses nothing.
 * @throws AppError `invalid` with every wrong field.
 */
export function checkSections({ page, sections, declared }: Checked): StoredSection[] {
  const known = new Map(declared.map((section) => [section.key, section]));
  const fields = sections.flatMap((section, place) => problemsOf(section, place, known.get(section.key), page));
  if (fields.length > 0) throw new AppError('invalid', 'Some texts cannot be saved', fields);
  const stored = sections.map((section) => storedOf(section, known.get(section.key)));
  return isBuiltIn(stored, declared) ? [] : stored;
}
