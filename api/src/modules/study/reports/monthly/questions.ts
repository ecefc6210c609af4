export const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];

/** D59, D168: the API's questions, in order. A report stores the key of its question; a key never changes its meaning. */
const ownQuestions = [
  {
    key: 'memorised',
    en: 'What new portion did the student memorise or read this month (from – to), and was the monthly target met?',
    ar: 'ما المقدار الجديد الذي حفظه الطالب أو قرأه هذا الشهر (من – إلى)؟ وهل تحقّق الهدف الشهري؟',
  },
  {
    key: 'revised',
    en: 'How well does the student retain earlier memorisation, and which parts need more revision?',
    ar: 'ما مستوى تثبيت المحفوظ السابق (المراجعة)؟ وما المواضع التي تحتاج إلى مزيد من المراجعة؟',
  },
  {
    key: 'recitation',
    en: 'How is the recitation: tajweed rules and articulation of letters? Which mistakes recur?',
    ar: 'ما مستوى التلاوة من حيث أحكام التجويد ومخارج الحروف؟ وما أبرز الأخطاء المتكرّرة؟',
  },
  {
    key: 'studies',
    en: 'How is the progress in Arabic (reading, writing, vocabulary) or Islamic studies?',
    ar: 'ما مدى التقدّم في اللغة العربية (القراءة والكتابة والمفردات) أو الدراسات الإسلامية؟',
  },
  {
    key: 'attendance',
    en: 'How regular and punctual was attendance, and was homework done between classes?',
    ar: 'ما مدى انتظام الحضور ودقّة المواعيد؟ وهل أُنجزت الواجبات بين الحصص؟',
  },
  {
    key: 'behaviour',
    en: 'How were behaviour, attention and participation in class?',
    ar: 'كيف كان السلوك والانتباه والمشاركة أثناء الحصة؟',
  },
  {
    key: 'plan',
    en: 'What are the plan and target for next month, and what is asked of the family?',
    ar: 'ما خطة الشهر القادم وهدفه؟ وما المطلوب من الأسرة؟',
  },
] as const;
type QuestionKey = (typeof ownQuestions)[number]['key'];

const inLanguage = (language: Language): readonly string[] => ownQuestions.map((each) => each[language]);
export const questions: Readonly<Record<Language, readonly string[]>> = { en: inLanguage('en'), ar: inLanguage('ar') };
export const QUESTIONS = ownQuestions.length;

interface Asked {
  question: string;
  answer: string;
}

const ARABIC = /\p{Script=Arabic}/u;

/** The language of the questions: known for our own questions; for a client's own text by its script. */
function languageOf(asked: readonly Asked[]): Language {
  const worded = asked.filter(({ question }) => question !== '');
  const isOurs = (language: Language) => worded.every(({ question }) => questions[language].includes(question));
  const ours = worded.length > 0 ? languages.find(isOurs) : undefined;
  const written = worded.length > 0 ? worded.map(({ question }) => question) : asked.map(({ answer }) => answer);
  return ours ?? (ARABIC.test(written.join()) ? 'ar' : 'en');
}

/** A question with its answer, as it is stored. The key is missing with a client's own question, and in old reports. */
export interface StoredAnswer extends Asked {
  key?: QuestionKey;
}

const ownQuestion = (text: string) => ownQuestions.find(({ en, ar }) => text === en || text === ar);

/** The stored form of a report: the client's text of a question, or ours without one (D59). */
export function worded(asked: readonly Asked[]): { language: Language; answers: StoredAnswer[] } {
  const language = languageOf(asked);
  const answers = asked.map(({ question, answer }, index) => {
    const text = question || (questions[language][index] ?? '');
    const own = ownQuestion(text);
    return { ...(own ? { key: own.key } : {}), question: text, answer };
  });
  return { language, answers };
}

/** D168: a stored answer with its question in both languages; null with a client's own question. */
export function readAnswer({ key, question, answer }: StoredAnswer) {
  const own = ownQuestions.find((each) => each.key === key) ?? ownQuestion(question);
  return { question, answer, questionIn: own ? { en: own.en, ar: own.ar } : null };
}
