import { questions } from '#/sections/questions.ts';
import { textIn } from '#/site/texts.ts';

/** What a text is on the page; the editor names its field by it. */
type Kind = 'heading' | 'paragraph' | 'button' | 'topic' | 'question' | 'answer' | 'description';

const lengths: Record<Kind, number> = {
  heading: 120,
  paragraph: 1_000,
  button: 40,
  topic: 60,
  question: 200,
  answer: 2_000,
  description: 300,
};

interface Section {
  key: string;
  /** Always shown, and at its place. */
  fixed?: true;
  /** `title`, or `title:kind` where the kind does not follow from the name. */
  texts: readonly string[];
}

const note = (name: string) => [
  `${name}-topic:topic`,
  `${name}-title`,
  `${name}-teaser`,
  `${name}-first`,
  `${name}-second`,
  `${name}-third`,
];
const pair = (name: string) => [`${name}-title`, `${name}-text`];

/** The texts that an academy may edit (D157), by section. */
const landing: readonly Section[] = [
  { key: 'page', fixed: true, texts: ['title', 'description:description'] },
  { key: 'hero', fixed: true, texts: ['title', 'lead', 'trial:button', 'start:button', 'how:button'] },
  { key: 'hadith', texts: [] },
  {
    key: 'about',
    texts: [
      'title',
      'recitation',
      'place',
      'subjects:topic',
      'subject-recitation:topic',
      'subject-memorisation:topic',
      'subject-letters:topic',
      'subject-arabic:topic',
      'path:topic',
      ...['listen', 'teacher', 'week', 'month'].flatMap(pair),
    ],
  },
  {
    key: 'trust',
    texts: ['title', 'lead', ...['alone', 'report', 'family', 'women', 'leader', 'price'].flatMap(pair)],
  },
  { key: 'blog', texts: ['title', 'lead', 'read:button', ...['dawn', 'child', 'letters'].flatMap(note)] },
  { key: 'faq', texts: ['title', 'lead'] },
  { key: 'start', texts: ['title', 'text', 'action:button'] },
  { key: 'contact', texts: ['title', 'lead'] },
  { key: 'brand', fixed: true, texts: ['line'] },
];

const both = (key: string) => ({ en: textIn('en', key), ar: textIn('ar', key) });

function declared(section: string, text: string) {
  const [name = '', given] = text.split(':') as [string, Kind?];
  const kind = given ?? (name.endsWith('title') ? 'heading' : 'paragraph');
  return { key: name, kind, most: lengths[kind], ...both(`${section}.${name}`) };
}

const nameOf = (question: string) => question.replace(/^faq\.(.+)-question$/, '$1');

/** Which texts stand where, with the built-in ones: the server fills in the academy's own, and its editor shows both. */
export const declaredWords = {
  format: 1,
  pages: {
    landing: landing.map(({ key, fixed = false, texts }) => ({
      key,
      fixed,
      name: both(`names.${key}`),
      texts: texts.map((text) => declared(key, text)),
    })),
    faq: questions.map(({ question, answer }) => ({
      key: nameOf(question),
      fixed: false,
      name: both(question),
      texts: [
        { key: 'question', kind: 'question', most: lengths.question, ...both(question) },
        { key: 'answer', kind: 'answer', most: lengths.answer, ...both(answer) },
      ],
    })),
  },
};

/** Keys of the texts on the page itself that the server may replace. */
export const editableKeys: ReadonlySet<string> = new Set(
  declaredWords.pages.landing.flatMap(({ key, texts }) => texts.map((text) => `${key}.${text.key}`)),
);
