import {
  defineSettings,
  emailSetting,
  integerSetting,
  lineSetting,
  phoneSetting,
  type Setting,
} from '#base/academy/define-settings.ts';

/** The academy's name and contacts, as on the landing page. Empty values are not shown. */
export const academySettings = defineSettings(
  'academy',
  {
    academy_name_en: lineSetting('Academy', 60),
    academy_name_ar: lineSetting('الأكاديمية', 60),
    academy_email: emailSetting(''),
    academy_phone: phoneSetting(''),
    academy_whatsapp: phoneSetting(''),
    academy_address: lineSetting('', 200),
    academy_hours_en: lineSetting('', 120),
    academy_hours_ar: lineSetting('', 120),
    academy_credit_en: lineSetting('', 120),
    academy_credit_ar: lineSetting('', 120),
    /** D165: within how many hours a request is answered. */
    answer_hours: integerSetting(24, { min: 1, max: 168 }),
    /** D143: below this age the parents of a student are in the conversations with teachers; 0: in none. */
    open_chat_age: integerSetting(16, { min: 0, max: 21 }),
  },
  {
    academy_name_en: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
    academy_name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
    academy_email: { en: 'Email', ar: 'البريد الإلكتروني' },
    academy_phone: { en: 'Phone', ar: 'الهاتف' },
    academy_whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
    academy_address: { en: 'Address', ar: 'العنوان' },
    academy_hours_en: { en: 'Office hours in English', ar: 'أوقات الدوام بالإنجليزية' },
    academy_hours_ar: { en: 'Office hours in Arabic', ar: 'أوقات الدوام بالعربية' },
    academy_credit_en: { en: 'Footer line in English', ar: 'سطر التذييل بالإنجليزية' },
    academy_credit_ar: { en: 'Footer line in Arabic', ar: 'سطر التذييل بالعربية' },
    answer_hours: { en: 'Answer within, in hours', ar: 'مهلة الرد بالساعات' },
    open_chat_age: { en: 'Parents in conversations, below the age of', ar: 'مشاركة الوالدين في المحادثات، لمن دون سن' },
  },
);

/** The key of the stored picture, empty without one. It is changed by an upload, so no group has it. */
export const logoSetting: Setting<string> = { ...lineSetting('', 120), key: 'academy_logo' };

/**
 * D143: since which version the notice about monitoring says that parents are in conversations; 0: it does not.
 * Publishing changes it, so no group has it.
 */
export const openChatTextSetting: Setting<number> = {
  ...integerSetting(0, { min: 0, max: 1_000_000 }),
  key: 'open_chat_text',
};

/** The published kinds of legal texts, separated by commas. Publishing changes it, so no group has it. */
export const legalTextsSetting: Setting<string> = { ...lineSetting('', 120), key: 'legal_texts' };
