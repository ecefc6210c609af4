import type { PageLanguage } from '#base/http/page-language.ts';
import { maxMegabytesOf } from '#modules/platform/files/media/media-kinds.ts';

const most = maxMegabytesOf.document;

const en = {
  contact: { name: 'Contact', question: 'Message' },
  userName: 'Your name',
  userEmail: 'Your email',
  optional: 'optional',
  choose: 'Choose…',
  file: `PDF, JPEG or PNG, up to ${most} MB`,
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thanks for sending the form, we will contact you later',
  otherLanguage: 'العربية',
  website: 'Leave this empty',
  missingTitle: 'This form isn’t available',
  missing: 'It may have been closed, or the link may be wrong.',
  awayTitle: 'This form can’t be opened right now',
  away: 'Please try again in a minute.',
  again: 'Try again',
  home: 'To the academy',
  fix: 'It was not sent yet. Please put this right:',
  failedTitle: 'Your answers were not sent',
  failed: 'Go back in your browser, put this right and send it again.',
  description: '{name}: fill in this form and send it to the academy.',
  locale: 'en_GB',
  offline: 'You are offline. It is sent as soon as the connection is back.',
  problem: {
    required: 'Please answer this question.',
    too_long: 'This is too long.',
    max_length: 'This is too long.',
    rfc_email: 'Please write a valid email address.',
    regex: 'Please write a valid email address.',
    not_an_option: 'Please choose one of the options.',
    not_a_date: 'Please write a date.',
    not_a_file: 'Please choose a file.',
    unknown: 'The form has changed. Please open it again.',
    too_large: `A file is larger than ${most} MB.`,
    unsupported_type: 'Only PDF, JPEG and PNG files can be sent.',
    pixels: 'This photo is too large. Take a screenshot of it and send the screenshot.',
    slow: 'This photo takes too long to open. Take a screenshot of it and send the screenshot.',
    damaged: 'This file is damaged. Save it again, then choose it.',
    active_content:
      'A PDF can’t be accepted because it contains code. Open it, choose “Print”, save as PDF, and send the new file.',
    too_many_requests: 'Too many forms came in a short time. Please try again later.',
    not_found: 'This form no longer takes answers.',
    network: 'There is no connection. Your answers are kept; please try again.',
    other: 'Something went wrong. Please try again.',
  },
};

const ar: typeof en = {
  contact: { name: 'تواصل معنا', question: 'الرسالة' },
  userName: 'الاسم',
  userEmail: 'البريد الإلكتروني',
  optional: 'اختياري',
  choose: 'اختيار…',
  file: `ملف PDF أو JPEG أو PNG لا يزيد على ${most} ميغابايت`,
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  thanks: 'شكرًا على إرسال النموذج. سنتواصل معك لاحقًا.',
  otherLanguage: 'English',
  website: 'يُترك هذا الحقل فارغًا',
  missingTitle: 'هذا النموذج غير موجود',
  missing: 'ربما أُغلق النموذج، أو أن الرابط غير صحيح.',
  awayTitle: 'تعذر فتح هذا النموذج الآن',
  away: 'يُرجى إعادة المحاولة بعد دقيقة.',
  again: 'إعادة المحاولة',
  home: 'إلى الأكاديمية',
  fix: 'لم يُرسل النموذج بعد. يُرجى تصحيح ما يلي:',
  failedTitle: 'لم تُرسل الإجابات',
  failed: 'يُرجى الرجوع إلى الصفحة السابقة في المتصفح وتصحيح ما يلي ثم الإرسال من جديد.',
  description: '{name}: يُرجى تعبئة هذا النموذج وإرساله إلى الأكاديمية.',
  locale: 'ar_JO',
  offline: 'لا يوجد اتصال. ستُرسل الإجابات فور عودته.',
  problem: {
    required: 'هذا الحقل مطلوب.',
    too_long: 'هذا النص أطول من المسموح.',
    max_length: 'هذا النص أطول من المسموح.',
    rfc_email: 'يُرجى كتابة بريد إلكتروني صحيح.',
    regex: 'يُرجى كتابة بريد إلكتروني صحيح.',
    not_an_option: 'يُرجى اختيار أحد الخيارات.',
    not_a_date: 'يُرجى كتابة تاريخ.',
    not_a_file: 'يُرجى اختيار ملف.',
    unknown: 'تغير النموذج. يُرجى فتحه من جديد.',
    too_large: `يوجد ملف يزيد على ${most} ميغابايت.`,
    unsupported_type: 'الملفات المقبولة هي PDF وJPEG وPNG فقط.',
    pixels: 'هذه الصورة كبيرة جدًا. يمكن التقاط لقطة شاشة لها وإرسال اللقطة.',
    slow: 'يستغرق فتح هذه الصورة وقتًا طويلًا. يمكن التقاط لقطة شاشة لها وإرسال اللقطة.',
    damaged: 'هذا الملف تالف. يُرجى حفظه من جديد ثم اختياره.',
    active_content:
      'لا يمكن قبول أحد ملفات PDF لأن فيه برنامجًا. يمكن فتحه ثم «طباعة» ثم «حفظ PDF» وإرسال الملف الجديد.',
    too_many_requests: 'وصلتنا نماذج كثيرة في وقت قصير. يُرجى إعادة المحاولة لاحقًا.',
    not_found: 'لم يعد هذا النموذج يستقبل الإجابات.',
    network: 'لا يوجد اتصال. الإجابات محفوظة، ويُرجى إعادة المحاولة.',
    other: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
  },
};

const texts = { en, ar };
export type FormTexts = typeof en;
export const formTexts = (language: PageLanguage): FormTexts => texts[language];

/** The message for an error with this code. */
export const problemText = ({ problem }: FormTexts, code: string): string =>
  Object.hasOwn(problem, code) ? problem[code as keyof typeof problem] : problem.other;
