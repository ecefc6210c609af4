/** A question of the FAQ with its answer, in the page's language. */
export interface ShownQuestion {
  key: string;
  question: string;
  answer: string;
}

/** What the academy has made of the page's words (D157), in the page's language. */
export interface PageWords {
  /** The shown sections in their order. */
  sections: readonly string[];
  /** The edited texts by key, `<section>.<element>`; all others are the built-in ones. */
  texts: Readonly<Record<string, string>>;
  /** All questions; null for the built-in ones. */
  questions: readonly ShownQuestion[] | null;
}

/** The sections between top bar and footer, in the built-in order. */
export const sectionKeys = ['hero', 'hadith', 'about', 'trust', 'blog', 'faq', 'start', 'contact'];

export const builtInWords: PageWords = { sections: sectionKeys, texts: {}, questions: null };

/** Fills the names in a text: `{{name}}`, `{{notice}}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);

/** The server writes them onto the page's root. */
export function wordsOf({ words }: DOMStringMap): PageWords {
  return words ? (JSON.parse(words) as PageWords) : builtInWords;
}

type Words = (key: string, values?: Record<string, string>) => string;

/** The page's texts, edited ones before built-in ones. */
export const editedTexts =
  ({ texts }: PageWords, facts: { name: string; notice: string }, builtIn: Words): Words =>
  (key, values) => {
    const text = texts[key];
    return text === undefined ? builtIn(key, values) : fillIn(text, { ...facts, ...values });
  };
