import { defineSettings, switchSetting } from '#base/academy/define-settings.ts';

export const contactSettings = defineSettings(
  'privacy',
  {
    /** D9: whether teachers see, filter and sort by email and phones of their students. */
    teachers_see_contacts: switchSetting(false),
    /** D125: whether a student's teachers read each other's classes, reports and progress. */
    teachers_share_students: switchSetting(false),
  },
  {
    teachers_see_contacts: { en: 'Teachers see contacts', ar: 'المعلمون يرون وسائل التواصل' },
    teachers_share_students: { en: 'Shared students', ar: 'الطلاب المشتركون' },
  },
);
