import type { Mail } from '#base/mail/mailer.ts';

/** The user's language is not known here, so the mail speaks both. */
export function resetMail(to: string, name: string, code: string): Mail {
  return {
    to,
    subject: `${code} · Password reset · استعادة كلمة المرور`,
    text: [
      `As-salamu alaykum ${name},`,
      '',
      `Your reset code: ${code}`,
      'It is valid for 10 minutes. If you didn’t request this, you can ignore this email.',
      '',
      'Academy',
      '',
      '―――',
      '',
      `السلام عليكم ورحمة الله، ${name}`,
      '',
      `رمز الاستعادة: ${code}`,
      'الرمز صالح لمدة 10 دقائق. إن لم يكن الطلب منك فيمكن تجاهل هذه الرسالة.',
      '',
      'الأكاديمية',
      '',
    ].join('\n'),
  };
}
