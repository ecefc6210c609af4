import type { PageLanguage } from '#base/http/page-language.ts';
import { type FormTexts, formTexts } from '#modules/forms/page/form-texts.ts';

const en = {
  title: 'Book a free trial class',
  lead: 'Half an hour with a teacher, one to one, free of charge. Tell us who learns and what suits: we write or call to set the time.',
  learner: 'Who learns?',
  contact: 'How do we reach you?',
  wishes: 'What would suit?',
  learnerName: 'Name of the learner',
  learnerAge: 'Age',
  name: 'Your name',
  nameHelp: 'For a child: the parent. Leave it empty if you are the learner.',
  email: 'Email',
  phone: 'Phone',
  phoneHelp: 'With the country code. An email address or a phone number is enough.',
  subject: 'What to learn',
  level: 'Level',
  levelHelp: 'In your own words, for example: knows the letters, reads slowly.',
  teacherGender: 'Teacher',
  any: 'No preference',
  woman: 'A woman',
  man: 'A man',
  language: 'Language of the class',
  timezone: 'Your time zone',
  chosenTimes: 'Times that suit',
  timesHelp: 'Up to three, on your own clock.',
  day: 'Day',
  chosen: 'Chosen',
  remove: 'Remove',
  noTimes: 'No free times are known for this choice. Please write what suits below.',
  times: 'Times that suit, in words',
  timesPlaceholder: 'For example: on weekdays after 17:00',
  consent: 'The academy may use this to answer me about the trial class.',
  send: 'Ask for the trial',
  thanks: 'Thank you! Your request was sent. We will contact you soon to set the trial class.',
  description: 'Half an hour with a teacher of the Quran and Arabic, one to one and free of charge.',
  problem: {
    check: 'Please give an email address or a phone number.',
    out_of_range: 'This is out of range.',
    union: 'This is not valid.',
    invalid: 'This is not valid.',
    literal: 'Please agree, so that we can answer you.',
    max_value: 'This is out of range.',
    min_value: 'Please write the age in years.',
    integer: 'Please write the age in years.',
  },
};

const ar: typeof en = {
  title: 'حجز حصة تجريبية مجانية',
  lead: 'نصف ساعة فردية مع المعلم، بلا مقابل. يكفي ذكر المتعلم وما يناسب، ثم نتواصل لتحديد الموعد.',
  learner: 'من المتعلم؟',
  contact: 'كيف نتواصل؟',
  wishes: 'ما الذي يناسب؟',
  learnerName: 'اسم المتعلم',
  learnerAge: 'العمر',
  name: 'اسم ولي الأمر',
  nameHelp: 'للأطفال فقط، ويُترك فارغًا إن كان الطلب من المتعلم نفسه.',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  phoneHelp: 'مع رمز البلد. يكفي البريد الإلكتروني أو رقم الهاتف.',
  subject: 'المادة',
  level: 'المستوى',
  levelHelp: 'بكلمات حرة، مثل: معرفة الحروف، أو القراءة ببطء.',
  teacherGender: 'المعلم',
  any: 'بلا تفضيل',
  woman: 'معلمة',
  man: 'معلم',
  language: 'لغة الحصة',
  timezone: 'المنطقة الزمنية',
  chosenTimes: 'الأوقات المناسبة',
  timesHelp: 'حتى ثلاثة أوقات، بتوقيت منطقتك.',
  day: 'اليوم',
  chosen: 'ما تم اختياره',
  remove: 'إزالة',
  noTimes: 'لا أوقات متاحة معروفة لهذا الاختيار. يُرجى كتابة ما يناسب أدناه.',
  times: 'الأوقات المناسبة بالكلمات',
  timesPlaceholder: 'مثل: أيام الأسبوع بعد 17:00',
  consent: 'للأكاديمية استخدام هذه البيانات للرد على طلب الحصة التجريبية.',
  send: 'طلب الحصة التجريبية',
  thanks: 'شكرًا! أُرسل الطلب، وسنتواصل قريبًا لتحديد موعد الحصة التجريبية.',
  description: 'نصف ساعة فردية مع معلم القرآن والعربية، بلا مقابل.',
  problem: {
    check: 'يُرجى كتابة بريد إلكتروني أو رقم هاتف.',
    out_of_range: 'القيمة خارج المسموح.',
    union: 'القيمة غير صحيحة.',
    invalid: 'القيمة غير صحيحة.',
    literal: 'تلزم الموافقة لنتمكن من الرد.',
    max_value: 'القيمة خارج المسموح.',
    min_value: 'يُرجى كتابة العمر بالسنوات.',
    integer: 'يُرجى كتابة العمر بالسنوات.',
  },
};

export type LeadTexts = typeof en;
const texts = { en, ar };
export const leadTexts = (language: PageLanguage): LeadTexts => texts[language];

/** The texts for the script of public forms on this page. */
export function scriptTexts(language: PageLanguage): FormTexts {
  const common = formTexts(language);
  const { thanks, send, problem } = leadTexts(language);
  return { ...common, thanks, send, problem: { ...common.problem, ...problem } };
}
