import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const identityActions: PageTexts = {
  'user.reset-password': { en: 'Chose a new password by email', ar: 'تعيين كلمة مرور جديدة عبر البريد' },
  'user.confirm-email': { en: 'Confirmed their email', ar: 'تأكيد البريد الإلكتروني' },
  'user.restore-email': { en: 'Restored their former email', ar: 'استعادة البريد الإلكتروني السابق' },
  'user.accept-invitation': { en: 'Accepted an invitation', ar: 'قبول دعوة' },
  'user.end-session': { en: 'Signed out on another device', ar: 'تسجيل الخروج من جهاز آخر' },
  'user.end-other-sessions': { en: 'Signed out on all other devices', ar: 'تسجيل الخروج من بقية الأجهزة' },
  'user.two-steps-totp': { en: 'Set up an authenticator app', ar: 'إعداد تطبيق المصادقة' },
  'user.add-passkey': { en: 'Added a passkey', ar: 'إضافة مفتاح مرور' },
  'user.remove-totp': { en: 'Removed the authenticator app', ar: 'إزالة تطبيق المصادقة' },
  'user.remove-passkey': { en: 'Removed a passkey', ar: 'إزالة مفتاح مرور' },
  'user.renew-recovery-codes': { en: 'Got new recovery codes', ar: 'إصدار رموز احتياطية جديدة' },
  'user.open-child': { en: 'Opened the academy as their child', ar: 'فتح الأكاديمية باسم الطفل' },
  'user.make-child-code': { en: 'Made a code for a device of the child', ar: 'إنشاء رمز لجهاز الطفل' },
  'user.child-device': { en: 'Signed a device of the child in', ar: 'تسجيل دخول جهاز الطفل' },
  'user.end-child-device': { en: 'Signed a device of the child out', ar: 'تسجيل خروج جهاز الطفل' },
  'user.end-view': { en: 'Ended seeing the academy as a user', ar: 'إنهاء عرض الأكاديمية كما يراها مستخدم' },
};

/** The fields of its lines that are in no list: of passkeys. */
export const identityWords: PageTexts = {
  names: { en: 'Names', ar: 'الأسماء' },
};
