import { escapeHtml } from '#base/http/html-page.ts';
import type { DeclaredWords, SiteLanguage, SitePage } from '#base/site-texts/declared-words.ts';
import { type ResolvedSection, resolvePage, type StoredSection } from '#base/site-texts/resolve-page.ts';

/** The academy's sections of each page; null for a page that was never edited. */
export type EditedPages = Readonly<Record<SitePage, readonly StoredSection[] | null>>;

interface Filling {
  language: SiteLanguage;
  declared: DeclaredWords;
  pages: EditedPages;
  /** The values of the names in texts: `{{name}}`, `{{notice}}`. */
  facts: Readonly<Record<string, string>>;
}

interface Question {
  key: string;
  question: string;
  answer: string;
}

/** A value of JSON inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const between = (mark: string) => new RegExp(`%${mark}%(.*?)%/${mark}%`, 's');

function questionsOf(sections: readonly ResolvedSection[], language: SiteLanguage): Question[] {
  return sections
    .filter(({ hidden }) => !hidden)
    .map(({ key, content }) => ({
      key,
      question: content[language].question ?? '',
      answer: content[language].answer ?? '',
    }));
}

/** What the page's own code needs to draw the same: only what was edited. */
function dataOf(sections: readonly ResolvedSection[], questions: Question[] | null, language: SiteLanguage) {
  const texts = sections.flatMap(({ key, content, edited }) =>
    edited
      .filter((place) => place.startsWith(`${language}.`))
      .map((place) => place.slice(language.length + 1))
      .map((name) => [`${key}.${name}`, content[language][name]]),
  );
  const shown = sections.filter(({ hidden }) => !hidden).map(({ key }) => key);
  return { sections: shown, texts: Object.fromEntries(texts), questions };
}

/** Puts the sections of a template into the order of the keys; a section without a key goes. */
function arrange(html: string, keys: readonly string[]): string {
  const section = /%SECTION:([\w-]+)%(.*?)%\/SECTION%/gs;
  const found = new Map<string, string>();
  for (const [, key = '', inner = ''] of html.matchAll(section)) found.set(key, inner);
  const [start, end] = [html.indexOf('%SECTION:'), html.lastIndexOf('%/SECTION%') + '%/SECTION%'.length];
  if (start === -1) return html;
  return html.slice(0, start) + keys.map((key) => found.get(key) ?? '').join('') + html.slice(end);
}

/** Draws each question in the form of the template's first or second one. */
function drawQuestions(template: string, questions: readonly Question[], html: (text: string) => string): string {
  const first = between('FIRST').exec(template)?.[1] ?? '';
  const other = between('OTHER').exec(template)?.[1] ?? '';
  const draw = ({ question, answer }: Question, place: number) =>
    (place === 0 ? first : other).replace(/%(QUESTION|ANSWER)%/g, (_, part: string) =>
      html(part === 'QUESTION' ? question : answer),
    );
  return questions.map(draw).join('');
}

/** Every mark for words, matched in one pass: a mark in an academy's own text stays a text. */
const marks =
  /(?<linked>"%QUESTIONS%")|(?<data>%WORDS%)|(?<questions>%FIRST%.*?%\/FIRST%)|%OTHER%.*?%\/OTHER%|%(?<json>JSON_)?WORD:(?<key>[\w.-]+)%/gs;

/**
 * Fills words, order and questions into the template of a landing release (D157), whose other placeholders are filled.
 * Words are escaped; names in them are filled in.
 */
export function fillWords(template: string, { language, declared, pages, facts }: Filling): string {
  const sections = resolvePage(declared.pages.landing, pages.landing ?? [], false);
  const questions = questionsOf(resolvePage(declared.pages.faq, pages.faq ?? [], true), language);
  const shown = sections.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const named = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => facts[name] ?? mark);
  const html = (text: string) => escapeHtml(named(text));
  const words = new Map<string, string>(
    sections.flatMap(({ key, content }) =>
      Object.entries(content[language]).map(([name, text]) => [`${key}.${name}`, text] as const),
    ),
  );
  const linked = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: named(question),
    acceptedAnswer: { '@type': 'Answer', text: named(answer) },
  }));
  const data = dataOf(sections, pages.faq && questions, language);
  const arranged = arrange(template, shown).replace(/%IF:([\w-]+)%(.*?)%\/IF%/gs, (_, key: string, inner: string) =>
    shown.includes(key) ? inner : '',
  );
  return arranged.replace(marks, (...match) => {
    const mark: Record<string, string | undefined> = match.at(-1);
    if (mark.linked) return linked.map(scriptJson).join(',');
    if (mark.data) return escapeHtml(JSON.stringify(data));
    if (mark.questions) return drawQuestions(arranged, questions, html);
    if (!mark.key) return '';
    const text = words.get(mark.key) ?? '';
    return mark.json ? scriptJson(named(text)).slice(1, -1) : html(text);
  });
}
