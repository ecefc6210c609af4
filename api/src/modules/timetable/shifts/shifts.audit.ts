import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const shiftsActions: PageTexts = {
  'shift.create': { en: 'Changed class times', ar: 'تغيير مواعيد الحصص' },
  'shift.undo': { en: 'Undid a change of class times', ar: 'التراجع عن تغيير مواعيد الحصص' },
};
