import type { PageLanguage } from '#base/http/page-language.ts';
import { type FormTexts, formTexts } from '#modules/forms/forms/page/form-texts.ts';

const en = {
  title: 'Book a free trial class',
  lead: 'Half an hour with a teacher, one to one, free of charge. Tell us who will learn and what suits you: we will write or call to arrange the time.',
  learner: 'Who learns?',
  contact: 'How can we reach you?',
  wishes: 'Your preferences',
  phoneCountry: 'Country of the number',
  chooseCountry: 'Country…',
  any: 'No preference',
  woman: 'A woman',
  man: 'A man',
  chooseZone: 'Choose the nearest city…',
  searchZone: 'Search for a city or country',
  searchCountry: 'Search for a country',
  chosenTimes: 'Times that suit you',
  timesHelp: 'Up to three, in your own time.',
  day: 'Day',
  chosen: 'Chosen',
  comma: ',',
  remove: 'Remove',
  noTimes: 'There are no known free times for this choice. Please write below what suits you.',
  timesPlaceholder: 'For example: on weekdays after 5:00 pm',
  consentName: 'Agreement',
  consent: 'I agree that the academy may use this to answer my request.',
  send: 'Ask for the trial',
  thanks: 'Thank you! Your request was sent. We will contact you to arrange the trial class.',
  description: 'Half an hour with a teacher of the Quran and Arabic, one to one and free of charge.',
  problem: {
    check: 'Please give an email address or a phone number.',
    partial_check: 'Please choose the country of the number, and write all its digits.',
    out_of_range: 'Enter an age from 1 to 120.',
    union: 'Check this field.',
    invalid: 'Check this field.',
    literal: 'Please agree, so that we can answer you.',
    max_value: 'Enter an age from 1 to 120.',
    min_value: 'Please write the age in years.',
    integer: 'Please write the age in years.',
  },
};

const ar: typeof en = {
  title: 'حجز حصة تجريبية مجانية',
  lead: 'نصف ساعة فردية مع المعلم، بلا مقابل. يكفي ذكر من سيتعلم والأوقات المناسبة، ثم نتواصل معك لتحديد الموعد.',
  learner: 'من سيتعلم؟',
  contact: 'كيف نتواصل معك؟',
  wishes: 'تفضيلاتك',
  phoneCountry: 'بلد الرقم',
  chooseCountry: 'البلد…',
  any: 'بلا تفضيل',
  woman: 'معلمة',
  man: 'معلم',
  chooseZone: 'اختيار أقرب مدينة…',
  searchZone: 'البحث عن مدينة أو بلد',
  searchCountry: 'البحث عن بلد',
  chosenTimes: 'الأوقات المناسبة',
  timesHelp: 'حتى ثلاثة أوقات، بتوقيت منطقتك.',
  day: 'اليوم',
  chosen: 'الأوقات المختارة',
  comma: '،',
  remove: 'إزالة',
  noTimes: 'لا أوقات متاحة معروفة لهذا الاختيار. يُرجى كتابة ما يناسب أدناه.',
  timesPlaceholder: 'مثل: أيام الأسبوع بعد 5:00 مساءً',
  consentName: 'الموافقة',
  consent: 'أوافق على أن تستخدم الأكاديمية هذه البيانات للرد على طلبي.',
  send: 'طلب الحصة التجريبية',
  thanks: 'شكرًا! أُرسل الطلب، وسنتواصل لتحديد موعد الحصة التجريبية.',
  description: 'نصف ساعة فردية مع معلم القرآن والعربية، بلا مقابل.',
  problem: {
    check: 'يُرجى كتابة بريد إلكتروني أو رقم هاتف.',
    partial_check: 'يُرجى اختيار بلد الرقم وكتابته كاملًا.',
    out_of_range: 'يُرجى كتابة عمر من 1 إلى 120.',
    union: 'يُرجى مراجعة هذا الحقل.',
    invalid: 'يُرجى مراجعة هذا الحقل.',
    literal: 'يُرجى الموافقة لنتمكن من الرد.',
    max_value: 'يُرجى كتابة عمر من 1 إلى 120.',
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
