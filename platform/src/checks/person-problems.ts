const PERSON = 'name|teacher|student|author|actor|person|payer|parent|child|leader|sender|substitute|learner|relative';
const NAME = `\u2068?\\{\\{(?:${PERSON})\\}\\}\u2069?`;
const START = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';

const PAST = [
  'كتب|أرسل|أضاف|غيّر|ألغى|طلب|اعتمد|اقترح|رفض|سلّم|سلم|علّق|علق|نشر|أجاب|أكد|انضم|اعتذر|أصبح|صار|اشترى',
  'عاد|غاب|حضر|أغلق|أنهى|أجرى|استكمل|غادر|وافق|أعاد|سجل|شارك',
].join('|');
const PRESENT = 'يقدم|يكتب|يرسل|يطلب|ينضم|يحضر|يعود|يملك|ينتظر|يستخدم|يتابع|يدفع|يغيب';
/** `قبل` alone also means "before". */
const VERBS = `[وف]?(?:(?:${PAST})(?:ه|ها|هم)?|قبل(?:ه|ها|هم)|ير(?:ى|اه|اها)|${PRESENT})`;
const ADJECTIVES = 'غائبة?|حاضرة?|راضٍ|راضية|متأخرة?|مسجلة?|مشتركة?';
/** Without an article the noun belongs to the name: «معلم {{student}}». */
const ROLES = '[وفبك]?(?:ال|لل)(?:طالب|طالبة|معلم|معلمة|مشرف|مشرفة|مدير|مديرة)';

const RULES: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [new RegExp(`${START}${VERBS} ${NAME}`, 'u'), 'makes the person a man: use a noun'],
  [
    new RegExp(`${NAME} (?:لا |لم |غير )?(?:${VERBS}|${ADJECTIVES})${END}`, 'u'),
    'makes the person a man: use a noun, such as «غياب»',
  ],
  [new RegExp(`${START}${ROLES} ${NAME}`, 'u'), 'gives the person a gender: leave out the noun before the name'],
];

/** A verb, an adjective or a noun of a role beside a name has a gender in Arabic; the name has none. */
export const personProblems = (text: string): string[] =>
  RULES.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`"${found}" ${advice}`] : [];
  });
