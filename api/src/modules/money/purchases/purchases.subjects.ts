import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const purchasesSubjects = {
  'payment.paid': { en: 'Payment received', ar: 'وصلت الدفعة' },
  'payment.renewed': { en: 'Subscription renewed', ar: 'تجدد الاشتراك' },
  'payment.failed': { en: 'Renewal unpaid', ar: 'تجديد غير مدفوع' },
  'payment.refunded': { en: 'Payment refunded', ar: 'استُرد مبلغ' },
  'payment.returned': { en: 'Refund undone', ar: 'أُلغي استرداد مبلغ' },
  'payment.taken-back': { en: 'Used classes removed', ar: 'سُحبت حصص مستخدمة' },
  'purchase.failed': { en: 'Payment failed', ar: 'تعذرت الدفعة' },
  'payment.held': { en: 'A payment to review', ar: 'دفعة قيد التدقيق' },
  'purchase.ends-soon': { en: 'A subscription ends soon', ar: 'ينتهي الاشتراك قريبًا' },
  'purchase.renews-soon': { en: 'A subscription renews soon', ar: 'يتجدد الاشتراك قريبًا' },
  'purchase.card-ends': { en: 'Your card expires soon', ar: 'بطاقتك تنتهي قريبًا' },
  'payment.unpaid': { en: 'Renewal unpaid', ar: 'تجديد غير مدفوع' },
  'user.needs-teacher': { en: 'A student needs a teacher', ar: 'طالب بلا معلم' },
} as const satisfies Record<string, MailSubject>;
