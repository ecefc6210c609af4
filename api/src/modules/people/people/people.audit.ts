import { invitationWords, learnerWords, subjectWords } from '#base/http/code-words.ts';
import type { PageTexts } from '#base/http/page-language.ts';
import { studentFields } from './profiles/student.fields.ts';
import { teachingFields } from './profiles/teaching.fields.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const peopleActions: PageTexts = {
  'user.sign-up': { en: 'Signed up', ar: 'إنشاء حساب ذاتيًا' },
  'user.create': { en: 'Added a user', ar: 'إضافة مستخدم' },
  'user.update': { en: 'Changed an account', ar: 'تعديل حساب' },
  'user.update-own-profile': { en: 'Changed their own profile', ar: 'تعديل الملف الشخصي' },
  'user.deactivate': { en: 'Deactivated their own account', ar: 'تعطيل الحساب الشخصي' },
  'user.delete': { en: 'Deleted a user', ar: 'حذف مستخدم' },
  'user.merge': { en: 'Merged two accounts', ar: 'دمج حسابين' },
  'user.export': { en: 'Downloaded the list of people', ar: 'تنزيل قائمة المستخدمين' },
  'user.set-password': { en: 'Set the password of a user', ar: 'تعيين كلمة مرور مستخدم' },
  'user.change-password': { en: 'Changed their password', ar: 'تغيير كلمة المرور الشخصية' },
  'user.invite': { en: 'Invited a user by email', ar: 'إرسال دعوة إلى مستخدم' },
  'user.reset-two-steps': { en: 'Reset the two-step sign-in of a user', ar: 'إعادة ضبط تسجيل الدخول بخطوتين لمستخدم' },
  'user.view-as': { en: 'Saw the academy as a user', ar: 'عرض الأكاديمية كما يراها مستخدم' },
  'student-profile.create': { en: 'Completed the profile of a student', ar: 'استكمال بيانات طالب' },
  'student-profile.update': { en: 'Changed the profile of a student', ar: 'تعديل بيانات طالب' },
  'teacher-profile.create': { en: 'Completed the profile of a teacher', ar: 'استكمال بيانات معلم' },
  'teacher-profile.update': { en: 'Changed the profile of a teacher', ar: 'تعديل بيانات معلم' },
  'enrolment.create': { en: 'Added a subject to a student', ar: 'إضافة تخصص لطالب' },
  'enrolment.update': { en: 'Changed a subject of a student', ar: 'تعديل تخصص طالب' },
  'ledger.manual': { en: 'Set the remaining classes', ar: 'تعيين الحصص المتبقية' },
};

/** The filters of a downloaded list of people. */
export const filterNames: PageTexts = {
  emailStatus: { en: 'Email address', ar: 'حالة البريد' },
  invitation: { en: 'Invitation', ar: 'الدعوة' },
  owes: studentFields.remainingClasses.name,
  profile: { en: 'Profile', ar: 'البيانات' },
  language: { en: 'Language', ar: 'اللغة' },
  learner: teachingFields.learners.name,
  gender: teachingFields.gender.name,
  subject: { en: 'Subject', ar: 'التخصص' },
  section: studentFields.section.name,
  search: { en: 'Search', ar: 'بحث' },
};

/** The codes of these filters. */
export const filterValues: Readonly<Record<string, PageTexts>> = {
  'user.invitation': invitationWords,
  'user.learner': learnerWords,
};

/** The fields of its lines that are in no list: of accounts that were merged, a changed number of classes. */
export const peopleWords: PageTexts = {
  mergedUserId: { en: 'Merged account', ar: 'الحساب المدموج' },
  mergedIntoId: { en: 'Merged into', ar: 'دُمج في' },
  for: { en: 'Booked for', ar: 'سبب القيد' },
};

/** The fields of an enrolment (D125). */
export const enrolmentWords: PageTexts = {
  subject: { en: 'Subject', ar: 'التخصص' },
  teacherId: studentFields.teacher_id.name,
  teacherSince: { en: 'With this teacher since', ar: 'مع هذا المعلم منذ' },
  plannedTeacherId: { en: 'Next teacher', ar: 'المعلم التالي' },
  from: { en: 'From', ar: 'من' },
  agreedMinutes: studentFields.agreed_session_duration.name,
  since: { en: 'Since', ar: 'منذ' },
  until: { en: 'Until', ar: 'حتى' },
  enrolmentId: { en: 'Number', ar: 'الرقم' },
};

export const enrolmentValues: Readonly<Record<string, PageTexts>> = {
  'enrolment.subject': subjectWords,
  'enrolment.state': {
    active: { en: 'Studying', ar: 'دراسة جارية' },
    paused: { en: 'Paused', ar: 'توقف مؤقت' },
    ended: { en: 'Ended', ar: 'منتهٍ' },
  },
};
