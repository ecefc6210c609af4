import { defineSettings, integerSetting, rolesSetting, switchSetting } from '#base/academy/define-settings.ts';

export const accountSettings = defineSettings(
  'accounts',
  {
    /** D61: whether visitors may create an account. */
    signup_open: switchSetting(true),
    /** D120: users with one of these roles must sign in by two steps. */
    two_steps_roles: rolesSetting(),
    /** D61: days without a visit after which a session ends; the client's cookie lives at most thirty days. */
    session_days: integerSetting(30, { min: 1, max: 30 }),
  },
  {
    signup_open: { en: 'Anyone can sign up', ar: 'التسجيل مفتوح للجميع' },
    two_steps_roles: { en: 'Two-step sign-in for', ar: 'الأدوار الملزمة بتسجيل الدخول بخطوتين' },
    session_days: { en: 'Stay signed in (days)', ar: 'بقاء تسجيل الدخول بالأيام' },
  },
);
