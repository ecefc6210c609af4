import type { Contact } from '../contact.schema.ts';

export const contactTexts = {
  en: {
    title: 'Contact the academy',
    fix: 'Your message was not sent yet. Please put this right:',
    send: 'Send',
    back: 'Back to the academy',
    fields: { name: 'Your name', email: 'Your email', message: 'Message' },
    problem: {
      name: 'Please write your name.',
      email: 'Please write a valid email address.',
      message: 'Please write a message of at most 5,000 characters.',
      too_many_requests: 'Too many messages came in a short time. Please try again later.',
      other: 'Something went wrong. Please try again.',
    },
  },
  ar: {
    title: 'التواصل مع الأكاديمية',
    fix: 'لم تُرسل رسالتك بعد. يُرجى تصحيح ما يلي:',
    send: 'إرسال',
    back: 'العودة إلى الأكاديمية',
    fields: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'الرسالة' },
    problem: {
      name: 'يُرجى كتابة الاسم.',
      email: 'يُرجى كتابة بريد إلكتروني صحيح.',
      message: 'يُرجى كتابة رسالة لا تزيد على 5,000 حرف.',
      too_many_requests: 'وصلتنا رسائل كثيرة في وقت قصير. يُرجى إعادة المحاولة لاحقًا.',
      other: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    },
  },
} as const satisfies Record<Contact['language'], object>;
