import type { PageTexts } from '#base/http/page-language.ts';

/**
 * The names of changed fields that several modules write, by their keys in camel case. A field of one object is named in
 * its list, one of a single module in its `*.audit.ts`.
 */
export const fieldWords: PageTexts = {
  // The account of a person: several verbs write parts of it, and no list has all of them.
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  handle: { en: 'User name', ar: 'اسم المستخدم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  timezone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  active: { en: 'Sign-in open', ar: 'الدخول متاح' },
  role: { en: 'Role', ar: 'الدور' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  image: { en: 'Photo', ar: 'صورة' },
  age: { en: 'Age', ar: 'العمر' },

  // People: the log shows names for these ids, in the lines of all modules.
  userId: { en: 'Person', ar: 'صاحب الشأن' },
  studentId: { en: 'Student', ar: 'الطالب' },
  teacherId: { en: 'Teacher', ar: 'المعلم' },
  toTeacherId: { en: 'Substitute', ar: 'المعلم البديل' },
  leaderId: { en: 'Leader', ar: 'المشرف' },
  parentId: { en: 'Parent', ar: 'ولي الأمر' },
  ownerId: { en: 'Responsible', ar: 'المسؤول' },
  authorId: { en: 'Author', ar: 'الكاتب' },

  // Objects of other modules, by their numbers.
  id: { en: 'No.', ar: 'الرقم' },
  classId: { en: 'Class no.', ar: 'رقم الحصة' },
  materialId: { en: 'Material no.', ar: 'رقم المادة' },
  paymentId: { en: 'Payment no.', ar: 'رقم الدفعة' },

  // Days, times and lengths, also of values inside a field; a list with other words goes before.
  startsAt: { en: 'Begins', ar: 'البداية' },
  endsAt: { en: 'Ends', ar: 'النهاية' },
  zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  duration: { en: 'Length (minutes)', ar: 'المدة (بالدقائق)' },
  durationMinutes: { en: 'Length (minutes)', ar: 'المدة (بالدقائق)' },
  minutes: { en: 'Minutes', ar: 'الدقائق' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  date: { en: 'Date', ar: 'التاريخ' },
  month: { en: 'Month', ar: 'الشهر' },
  time: { en: 'Time', ar: 'الوقت' },
  times: { en: 'Times', ar: 'الأوقات' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  until: { en: 'Until', ar: 'حتى' },
  createdAt: { en: 'Added', ar: 'تاريخ الإضافة' },

  // What several kinds of objects have.
  kind: { en: 'Kind', ar: 'النوع' },
  state: { en: 'Status', ar: 'الحالة' },
  status: { en: 'Status', ar: 'الحالة' },
  reason: { en: 'Reason', ar: 'السبب' },
  note: { en: 'Note', ar: 'ملاحظة' },
  title: { en: 'Title', ar: 'العنوان' },
  text: { en: 'Text', ar: 'النص' },
  file: { en: 'File', ar: 'الملف' },
  attendance: { en: 'Attendance', ar: 'الحضور' },
  accomplished: { en: 'Accomplished', ar: 'ما أُنجز' },
  zoomLink: { en: 'Meeting link', ar: 'رابط الاجتماع' },
  revision: { en: 'Revision', ar: 'المراجعة' },
  version: { en: 'Version', ar: 'الإصدار' },
  classes: { en: 'Classes', ar: 'الحصص' },
  classesNum: { en: 'Classes', ar: 'الحصص' },
  remainingClasses: { en: 'Remaining classes', ar: 'الحصص المتبقية' },
  report: { en: 'Report', ar: 'التقرير' },
  subscription: { en: 'Subscription', ar: 'الاشتراك' },
  due: { en: 'Due', ar: 'موعد التسليم' },

  // Money.
  amount: { en: 'Amount', ar: 'المبلغ' },
  total: { en: 'Total', ar: 'المجموع' },
  minor: { en: 'Amount', ar: 'المبلغ' },
  price: { en: 'Price', ar: 'السعر' },
  currency: { en: 'Currency', ar: 'العملة' },

  // What a downloaded list was filtered by, and its length.
  filter: { en: 'Filter', ar: 'التصفية' },
  ids: { en: 'Chosen users', ar: 'المستخدمون المختارون' },
  sort: { en: 'Order', ar: 'الترتيب' },
  rows: { en: 'Rows', ar: 'صفوف' },

  // Only in lines that earlier releases wrote.
  recipients: { en: 'Recipients', ar: 'المستلمون' },
  versions: { en: 'Versions', ar: 'الإصدارات' },
  lesson: { en: 'Passage', ar: 'المقطع' },
  pages: { en: 'Pages', ar: 'الصفحات' },
};
