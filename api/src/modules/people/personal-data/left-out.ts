import type { PageLanguage } from '#base/http/page-language.ts';

type Words = Readonly<Record<PageLanguage, string>>;

/** What an export leaves out, why, and what an erasure does with it: `goes`, or `stays`. */
export interface LeftOut {
  what: Words;
  why: Words;
  erasure: 'goes' | 'stays';
}

/**
 * What the academy holds of a person and does not put into an export (D160). The page, the archive and the question
 * before an erasure all name this list.
 */
export const leftOut: readonly LeftOut[] = [
  {
    what: {
      en: 'Staff’s notes: in profiles, and on classes, reports, pauses, transfers and requests for a trial',
      ar: 'ملاحظات فريق الأكاديمية في الملفات الشخصية وعلى الحصص والتقارير والإيقاف المؤقت للحصص والحوالات وطلبات الحصة التجريبية',
    },
    why: {
      en: 'They are written for staff, and no page shows them to families. Ask the academy if you want to know what they say.',
      ar: 'تُكتب لعمل فريق الأكاديمية ولا تعرضها أي صفحة للأسر. يمكن سؤال الأكاديمية عن مضمونها.',
    },
    erasure: 'goes',
  },
  {
    what: {
      en: 'What others wrote: their messages, posts and comments',
      ar: 'ما كتبه آخرون: رسائلهم ومنشوراتهم وتعليقاتهم',
    },
    why: {
      en: 'These words are the data of whoever wrote them, and are in their export.',
      ar: 'هذه الكلمات من بيانات كاتبيها، وهي في ملفاتهم.',
    },
    erasure: 'stays',
  },
  {
    what: {
      en: 'What relatives answered about the classes',
      ar: 'ما أجاب به الأقارب عن الحصص',
    },
    why: {
      en: 'It is between them and the academy; it is in the export of whoever answered.',
      ar: 'هو بينهم وبين الأكاديمية، وهو في ملفات من أجابوا.',
    },
    erasure: 'goes',
  },
  {
    what: {
      en: 'What others paid, such as a parent for a child’s classes',
      ar: 'ما دفعه آخرون، ومنه ما دفعه ولي الأمر عن حصص الأبناء',
    },
    why: {
      en: 'It is the data of whoever paid.',
      ar: 'هو من بيانات من دفع.',
    },
    erasure: 'stays',
  },
  {
    what: {
      en: 'Contacts and cards of others, such as a parent who asked for the trial or pays',
      ar: 'وسائل الاتصال بالآخرين وبطاقاتهم، ومنها ما يخص ولي الأمر عند طلب الحصة التجريبية أو الدفع',
    },
    why: {
      en: 'They are those people’s data.',
      ar: 'هي من بيانات أصحابها.',
    },
    erasure: 'goes',
  },
  {
    what: {
      en: 'Internet (IP) addresses of others, such as an admin who changed the profile',
      ar: 'عناوين الإنترنت (IP) لغيرك، مثل عنوان المدير عند تعديل الملف الشخصي',
    },
    why: {
      en: 'They show where someone else was.',
      ar: 'تدل على المكان الذي كان فيه شخص آخر.',
    },
    erasure: 'stays',
  },
  {
    what: {
      en: 'Certificates that were proposed and are not confirmed',
      ar: 'الشهادات المقترحة التي لم تُعتمد بعد',
    },
    why: {
      en: 'Nothing is decided before they are confirmed.',
      ar: 'لا يتقرر شيء قبل اعتمادها.',
    },
    erasure: 'goes',
  },
  {
    what: {
      en: 'Passwords, passkeys and codes for signing in',
      ar: 'كلمات المرور ومفاتيح تسجيل الدخول ورموزه',
    },
    why: {
      en: 'Whoever holds the file could sign in with them.',
      ar: 'بها يمكن تسجيل الدخول لكل من بيده الملف.',
    },
    erasure: 'goes',
  },
  {
    what: {
      en: 'Concerns about safety and the answers to them',
      ar: 'البلاغات المتعلقة بالسلامة والردود عليها',
    },
    why: {
      en: 'Only the two sides know of them, and a parent can ask for a child’s file. Your own are on the page “Concerns”.',
      ar: 'لا يعلم بها إلا الطرفان، ولولي الأمر أن يطلب ملف الطفل. بلاغاتك في صفحة «البلاغات».',
    },
    erasure: 'goes',
  },
];

const heads = {
  en: {
    about: 'This archive has a file for each table with data of the person, and the files that the person sent.',
    not: 'It does not include:',
  },
  ar: {
    about: 'في هذا الأرشيف ملف لكل جدول من بيانات الشخص، والملفات المرسلة منه.',
    not: 'وليس فيه:',
  },
} as const;

const inLanguage = (language: PageLanguage): string =>
  [
    heads[language].about,
    '',
    heads[language].not,
    ...leftOut.map(({ what, why }) => `- ${what[language]}. ${why[language]}`),
  ].join('\n');

/** The list as a text of the archive, in both languages. */
export const leftOutText = (): string => `${inLanguage('en')}\n\n${inLanguage('ar')}\n`;
