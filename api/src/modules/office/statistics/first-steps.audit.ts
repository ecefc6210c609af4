import type { AuditWords } from '#modules/platform/audit/index.ts';

/** The words of the first steps of an academy (D71) in the audit log. */
export const firstStepsWords: Pick<AuditWords, 'fields' | 'fieldValues'> = {
  fields: {
    firstStepsSkipped: { en: 'First steps that are not needed', ar: 'خطوات أولى غير لازمة' },
    firstStepsPageSeen: { en: 'Landing page opened from the first steps', ar: 'فتح صفحة الاستقبال من الخطوات الأولى' },
  },
  fieldValues: {
    firstStepsSkipped: {
      name: { en: 'Name and logo', ar: 'الاسم والشعار' },
      zone: { en: 'Time zone and week', ar: 'المنطقة الزمنية والأسبوع' },
      payment: { en: 'How families pay', ar: 'طريقة الدفع' },
      teachers: { en: 'Teachers', ar: 'المعلمون' },
      students: { en: 'Students', ar: 'الطلاب' },
      classes: { en: 'First weekly classes', ar: 'أول الحصص الأسبوعية' },
      page: { en: 'See your page', ar: 'صفحة الاستقبال' },
    },
  },
};
