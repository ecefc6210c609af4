import type { Mail } from '#base/mail/mailer.ts';

/** The user's language is not known here, so the mail speaks both. */
export function resetMail(to: string, name: string, code: string): Mail {
  return {
    to,
    subject: `${code} · Password reset · إعادة تعيين كلمة المرور`,
    text: [
      `As-salamu alaykum ${name},`,
      '',
      `Your code for a new password: ${code}`,
      'It is valid for 10 minutes. If you did not ask for it, you need not do anything.',
      '',
      '―――',
      '',
      `السلام عليكم ورحمة الله، ${name}`,
      '',
      `رمز تعيين كلمة مرور جديدة: ${code}`,
      'الرمز صالح لمدة ١٠ دقائق. إن لم تطلبه فلا يلزمك فعل شيء.',
      '',
    ].join('\n'),
  };
}
