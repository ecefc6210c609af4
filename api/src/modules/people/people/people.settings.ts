import { defineSettings, switchSetting } from '#base/academy/define-settings.ts';

export const contactSettings = defineSettings(
  'privacy',
  {
    /** D9: whether teachers see, filter and sort by email and phones of their students. */
    teachers_see_contacts: switchSetting(false),
  },
  {
    teachers_see_contacts: { en: 'Teachers see contacts', ar: 'المعلمون يرون وسائل التواصل' },
  },
);
