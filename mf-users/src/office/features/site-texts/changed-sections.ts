import type { DeclaredText, SiteLanguage, SiteSection } from '#/office/api/site-texts.ts';

/** The longest question and answer that an academy adds. */
const added: DeclaredText[] = [
  { key: 'question', kind: 'question', most: 200, en: '', ar: '' },
  { key: 'answer', kind: 'answer', most: 2_000, en: '', ar: '' },
];

interface Declared {
  key: string;
  texts: DeclaredText[];
}

/** The texts of a section; those of a question of the academy's own have no built-in words. */
export const textsOf = (declared: readonly Declared[], key: string): DeclaredText[] =>
  declared.find((section) => section.key === key)?.texts ?? added;

export interface TextPlace {
  section: string;
  language: SiteLanguage;
  name: string;
}

export function withText(sections: readonly SiteSection[], place: TextPlace, text: string): SiteSection[] {
  const { section, language, name } = place;
  return sections.map((each) =>
    each.key === section
      ? { ...each, content: { ...each.content, [language]: { ...each.content[language], [name]: text } } }
      : each,
  );
}

/** Moves a section by one place; fixed ones stay where they are. */
export function moved(sections: readonly SiteSection[], key: string, step: 1 | -1): SiteSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const next = [...sections];
  const [section, other] = [next[from], next[from + step]];
  if (!section || !other || section.fixed || other.fixed) return next;
  next[from] = other;
  next[from + step] = section;
  return next;
}

/** A new question at the end, without words. */
export function withQuestion(sections: readonly SiteSection[], key: string): SiteSection[] {
  const content = { en: { question: '', answer: '' }, ar: { question: '', answer: '' } };
  return [...sections, { key, hidden: false, fixed: false, name: null, content, changed: [] }];
}
