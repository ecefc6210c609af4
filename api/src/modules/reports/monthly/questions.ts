export const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];

/** D59: the questions of a monthly report. A report stores the text of its questions. */
export const questions: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'What new portion did the student memorise or read this month (from – to), and was the monthly target met?',
    'How well does the student retain earlier memorisation, and which parts need more revision?',
    'How is the recitation: tajweed rules and articulation of letters? Which mistakes recur?',
    'How is the progress in Arabic (reading, writing, vocabulary) or Islamic studies?',
    'How regular and punctual was attendance, and was homework done between classes?',
    'How were behaviour, attention and participation in class?',
    'What are the plan and target for next month, and what is asked of the family?',
  ],
  ar: [
    'ما المقدار الجديد الذي حفظه الطالب أو قرأه هذا الشهر (من – إلى)؟ وهل تحقّق الهدف الشهري؟',
    'ما مستوى تثبيت المحفوظ السابق (المراجعة)؟ وما المواضع التي تحتاج إلى مزيد من المراجعة؟',
    'ما مستوى التلاوة من حيث أحكام التجويد ومخارج الحروف؟ وما أبرز الأخطاء المتكرّرة؟',
    'ما مدى التقدّم في اللغة العربية (القراءة والكتابة والمفردات) أو الدراسات الإسلامية؟',
    'ما مدى انتظام الحضور ودقّة المواعيد؟ وهل أُنجزت الواجبات بين الحصص؟',
    'كيف كان السلوك والانتباه والمشاركة أثناء الحصة؟',
    'ما خطة الشهر القادم وهدفه؟ وما المطلوب من الأسرة؟',
  ],
};
export const QUESTIONS = questions.en.length;

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

/** The stored form of a report: the client's text of a question, or ours without one (D59). */
export function worded(asked: readonly Asked[]): { language: Language; answers: Asked[] } {
  const language = languageOf(asked);
  const answers = asked.map(({ question, answer }, index) => ({
    question: question || (questions[language][index] ?? ''),
    answer,
  }));
  return { language, answers };
}
