import { genderWords, learnerWords, roleWords, stoppedWords, subjectWords, yesNoWords } from '#base/http/code-words.ts';
import type { PageTexts } from '#base/http/page-language.ts';

/** The texts of values that are codes, the same as on the screens. */
export const valueWords: PageTexts = {
  ...yesNoWords,
  ...roleWords,
  ...stoppedWords,
  ...genderWords,
  ...learnerWords,
  ...subjectWords,
  scheduled: { en: 'Scheduled', ar: 'مجدولة' },
  needs_report_to_end: { en: 'Report needed', ar: 'بانتظار التقرير' },
  ended: { en: 'Ended', ar: 'منتهية' },
  trial: { en: 'Trial', ar: 'حصة تجريبية' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  presence: { en: 'Present', ar: 'حضور' },
  absence_student: { en: 'Student absent', ar: 'غياب الطالب' },
  absence_teacher: { en: 'Teacher absent', ar: 'غياب المعلم' },
  report_deleted: { en: 'Report deleted', ar: 'حُذف التقرير' },
  student_request: { en: 'The student asked for it', ar: 'بطلب من الطالب' },
  teacher_unavailable: { en: 'The teacher can’t come', ar: 'تعذر حضور المعلم' },
  technical: { en: 'Technical problem', ar: 'مشكلة تقنية' },
  holiday: { en: 'Holiday', ar: 'عطلة' },
  mistake: { en: 'Scheduled by mistake', ar: 'جُدولت خطأً' },
  hold: { en: 'Classes paused', ar: 'إيقاف مؤقت للحصص' },
  active: { en: 'Active', ar: 'سارٍ' },
  pending: { en: 'Awaiting approval', ar: 'بانتظار الموافقة' },
  approved: { en: 'Approved', ar: 'منشور' },
  open: { en: 'Open', ar: 'مفتوح' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
  lapsed: { en: 'Not answered', ar: 'بلا رد' },
  excuse: { en: 'Excuse', ar: 'اعتذار' },
  move: { en: 'Move', ar: 'نقل' },
  parent: { en: 'Parent', ar: 'ولي الأمر' },
  uncle: { en: 'Uncle', ar: 'عم أو خال' },
  aunt: { en: 'Aunt', ar: 'عمة أو خالة' },
  excellent: { en: 'Excellent', ar: 'ممتاز' },
  good: { en: 'Good', ar: 'جيد' },
  needs_practice: { en: 'Needs practice', ar: 'بحاجة إلى تدريب' },
  again: { en: 'To hand in again', ar: 'إعادة التسليم' },
  one_time: { en: 'Once', ar: 'مرة واحدة' },
  subscription: { en: 'Subscription', ar: 'اشتراك' },
  all: { en: 'Everyone', ar: 'الجميع' },
  team: { en: 'One team', ar: 'فريق واحد' },
  own: { en: 'Own', ar: 'ما يخصه فقط' },
  lost: { en: 'Lost', ar: 'لم يكتمل' },
  new: { en: 'New', ar: 'جديد' },
  skip: { en: 'Left out', ar: 'مستبعدة' },
  allow: { en: 'Allow both', ar: 'السماح بالحصتين معًا' },
  paid: { en: 'Paid', ar: 'مدفوعة' },
  trial_set: { en: 'Trial scheduled', ar: 'حُدد موعد الحصة' },
  monthly: { en: 'Monthly', ar: 'شهري' },
  full: { en: 'In full', ar: 'كاملة' },
  short: { en: 'Who, when and a link', ar: 'الاسم والموعد ورابط' },
  saturday: { en: 'Saturday', ar: 'السبت' },
  sunday: { en: 'Sunday', ar: 'الأحد' },
  monday: { en: 'Monday', ar: 'الاثنين' },
  terms: { en: 'Terms of use', ar: 'شروط الاستخدام' },
  privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  monitoring: { en: 'Monitoring of conversations', ar: 'متابعة المحادثات' },
  totp: { en: 'Authenticator app', ar: 'تطبيق المصادقة' },
  contacted: { en: 'Contacted', ar: 'جرى التواصل' },
  third_class: { en: 'After the third class', ar: 'بعد الحصة الثالثة' },
  monthly_report: { en: 'With the monthly report', ar: 'مع التقرير الشهري' },
  ar: { en: 'Arabic', ar: 'العربية' },
  en: { en: 'English', ar: 'الإنجليزية' },
};

const anotherReason = { other: { en: 'Another reason', ar: 'سبب آخر' } };
const months = {
  egypt: { en: 'Egypt (يناير، فبراير)', ar: 'يناير، فبراير، مارس' },
  levant: { en: 'Levant (كانون الثاني، شباط)', ar: 'كانون الثاني، شباط، آذار' },
};
const groups = {
  guest: { en: 'Guests', ar: 'الضيوف' },
  student: { en: 'Students', ar: 'الطلاب' },
  teacher: { en: 'Teachers', ar: 'المعلمون' },
  leader: { en: 'Leaders', ar: 'المشرفون' },
  admin: { en: 'Admins', ar: 'المديرون' },
  'super-admin': { en: 'Super admins', ar: 'المديرون العامون' },
  accountant: { en: 'Accountants', ar: 'المحاسبون' },
};
const recited = {
  new: { en: 'New memorisation', ar: 'حفظ جديد' },
  near: { en: 'Recent revision', ar: 'مراجعة قريبة' },
  far: { en: 'Older revision', ar: 'مراجعة بعيدة' },
  reading: { en: 'Recitation', ar: 'تلاوة' },
};
const mistakes = {
  makharij: { en: 'Articulation (makharij)', ar: 'المخارج' },
  sifat: { en: 'Letter qualities (sifat)', ar: 'الصفات' },
  madd: { en: 'Lengthening (madd)', ar: 'المد' },
  waqf: { en: 'Pausing (waqf)', ar: 'الوقف' },
  ghunna: { en: 'Nasal sound (ghunnah)', ar: 'الغنة' },
  other: { en: 'Other', ar: 'غير ذلك' },
};
const questions = {
  text: { en: 'Short answer', ar: 'سطر نصي' },
  textarea: { en: 'Long answer', ar: 'نص طويل' },
  checkbox: { en: 'Checkbox', ar: 'اختيار متعدد' },
  radio: { en: 'Radio', ar: 'اختيار واحد' },
  select: { en: 'Select', ar: 'قائمة منسدلة' },
  date: { en: 'Date', ar: 'تاريخ' },
  file: { en: 'File', ar: 'ملف' },
};

/** The texts of codes that mean something else in one field, by the field's key in camel case. */
export const fieldValueWords: Readonly<Record<string, PageTexts>> = {
  reason: anotherReason,
  cancelReason: anotherReason,
  attendance: { other: { en: 'Unknown', ar: 'غير معروف' } },
  kind: recited,
  tags: mistakes,
  type: questions,
  monthNames: months,
  twoStepsRoles: groups,
};

/** The same in one field of one object, by both: `lead.status`. */
export const objectValueWords: Readonly<Record<string, PageTexts>> = {
  'class.status': {
    trial: { en: 'Trial held', ar: 'تجريبية' },
    other: { en: 'Unknown', ar: 'غير معروفة' },
  },
  'class-request.status': { open: { en: 'Waiting for an answer', ar: 'بانتظار الرد' } },
  'coupon.months': {
    once: { en: 'The first payment', ar: 'الدفعة الأولى' },
    always: { en: 'All payments', ar: 'كل الدفعات' },
  },
  'lead.status': {
    held: { en: 'Trial held', ar: 'عُقدت الحصة' },
    joined: { en: 'Joined', ar: 'اكتمل التسجيل' },
  },
  'package.audience': { ...groups, all: { en: 'Students and guests', ar: 'الطلاب والضيوف' } },
  'post.audience': groups,
  'role.scope': { team: { en: 'Own team', ar: 'فريقه' } },
  'student-profile.lastStatus': { active: { en: 'Studying', ar: 'دراسة جارية' } },
  'teacher-profile.lastStatus': { active: { en: 'Teaching', ar: 'تدريس جارٍ' } },
};
