import type { Mail } from '#base/mail/mailer.ts';

/** Both languages: an account's may not be known yet. */
const inBoth = (english: readonly string[], arabic: readonly string[]) =>
  [...english, '', 'Academy', '', '―――', '', ...arabic, '', 'الأكاديمية', ''].join('\n');

interface About {
  name: string;
  to: string;
  link: string;
}

/** Asks whether the reader owns the account's address (D87). */
export const confirmMail = ({ name, to, link }: About): Mail => ({
  to,
  subject: 'Confirm your email · تأكيد البريد الإلكتروني',
  text: inBoth(
    [
      `As-salamu alaykum ${name},`,
      '',
      'Confirm that this is your email address:',
      link,
      '',
      'The link is valid for 48 hours. If you have no account with us, you can ignore this email.',
    ],
    [
      `السلام عليكم ورحمة الله، ${name}`,
      '',
      'يُرجى تأكيد أن هذا بريدك الإلكتروني:',
      link,
      '',
      'الرابط صالح لمدة 48 ساعة. إن لم يكن لك حساب لدينا فيمكن تجاهل هذه الرسالة.',
    ],
  ),
});

/** Tells the former address that the account has another one (D87). */
export const changedMail = ({ name, to, link, next }: About & { next: string }): Mail => ({
  to,
  subject: 'Your email address was changed · تغير بريدك الإلكتروني',
  text: inBoth(
    [
      `As-salamu alaykum ${name},`,
      '',
      `The email address of your account is now ${next}.`,
      'If this was not you, restore the former address within 7 days:',
      link,
    ],
    [
      `السلام عليكم ورحمة الله، ${name}`,
      '',
      `أصبح البريد الإلكتروني لحسابك: ${next}`,
      'إن لم يكن التغيير منك فاستعد العنوان السابق خلال 7 أيام:',
      link,
    ],
  ),
});
