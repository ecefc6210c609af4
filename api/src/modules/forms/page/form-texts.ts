import type { PageLanguage } from '#base/http/page-language.ts';

const en = {
  academy: 'Academy',
  userName: 'Your name',
  userEmail: 'Your email',
  optional: 'optional',
  choose: 'Choose…',
  file: 'PDF, JPEG or PNG, up to 10 MB',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thanks, For Sending The Form, We Will Contact You Later',
  otherLanguage: 'العربية',
  website: 'Leave this empty',
  missingTitle: 'This form is not here',
  missing: 'It may have been closed, or the address may be wrong.',
  home: 'To the academy',
  failedTitle: 'Your answers were not sent',
  failed: 'Go back in your browser, put this right and send it again.',
  question: 'Question {number}',
  description: 'Fill in this form and send it to the academy.',
  offline: 'You are offline. It is sent as soon as the connection is back.',
  problem: {
    required: 'This is needed.',
    too_long: 'This is too long.',
    max_length: 'This is too long.',
    rfc_email: 'Please write a valid email address.',
    regex: 'Please write a valid email address.',
    not_an_option: 'Please choose one of the options.',
    not_a_date: 'Please write a date.',
    not_a_file: 'Please choose a file.',
    unknown: 'The form has changed. Please open it again.',
    too_large: 'A file is larger than 10 MB.',
    unsupported_type: 'Only PDF, JPEG and PNG files can be sent.',
    too_many_requests: 'Too many forms came from your address. Please try again later.',
    not_found: 'This form takes no answers any more.',
    network: 'There is no connection. Your answers are kept; please try again.',
    other: 'Something went wrong. Please try again.',
  },
};

const ar: typeof en = {
  academy: 'الأكاديمية',
  userName: 'الاسم',
  userEmail: 'البريد الإلكتروني',
  optional: 'اختياري',
  choose: 'اختيار…',
  file: 'ملف PDF أو JPEG أو PNG لا يزيد على 10 ميغابايت',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  thanks: 'شكرًا على إرسال النموذج، وسنتواصل معكم لاحقًا',
  otherLanguage: 'English',
  website: 'يترك هذا الحقل فارغًا',
  missingTitle: 'هذا النموذج غير موجود',
  missing: 'ربما أغلق النموذج، أو كان العنوان غير صحيح.',
  home: 'إلى الأكاديمية',
  failedTitle: 'لم ترسل الإجابات',
  failed: 'يرجى الرجوع إلى الصفحة السابقة في المتصفح وتصحيح ما يلي ثم الإرسال من جديد.',
  question: 'السؤال {number}',
  description: 'يرجى تعبئة هذا النموذج وإرساله إلى الأكاديمية.',
  offline: 'لا يوجد اتصال. سترسل الإجابات فور عودته.',
  problem: {
    required: 'هذا الحقل مطلوب.',
    too_long: 'هذا النص أطول من المسموح.',
    max_length: 'هذا النص أطول من المسموح.',
    rfc_email: 'يرجى كتابة بريد إلكتروني صحيح.',
    regex: 'يرجى كتابة بريد إلكتروني صحيح.',
    not_an_option: 'يرجى اختيار أحد الخيارات.',
    not_a_date: 'يرجى كتابة تاريخ.',
    not_a_file: 'يرجى اختيار ملف.',
    unknown: 'تغير النموذج. يرجى فتحه من جديد.',
    too_large: 'يوجد ملف يزيد على 10 ميغابايت.',
    unsupported_type: 'الملفات المقبولة هي PDF وJPEG وPNG فقط.',
    too_many_requests: 'وصلتنا نماذج كثيرة من هذا العنوان. يرجى المحاولة لاحقًا.',
    not_found: 'لم يعد هذا النموذج يستقبل الإجابات.',
    network: 'لا يوجد اتصال. الإجابات محفوظة، ويرجى المحاولة مرة أخرى.',
    other: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  },
};

const texts = { en, ar };
export type FormTexts = typeof en;
export const formTexts = (language: PageLanguage): FormTexts => texts[language];

/** What is said of an error with this code. */
export const problemText = ({ problem }: FormTexts, code: string): string =>
  Object.hasOwn(problem, code) ? problem[code as keyof typeof problem] : problem.other;
