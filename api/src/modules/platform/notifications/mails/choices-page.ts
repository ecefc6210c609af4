import type { Context } from 'hono';
import { escapeHtml, htmlPage } from '#base/http/html-page.ts';
import { type PageLanguage, type PageTexts, textsIn } from '#base/http/page-language.ts';
import type { NotificationGroup } from '../notification-groups.ts';

const groupNames: Record<NotificationGroup, Record<PageLanguage, string>> = {
  reminders: { en: 'Reminders of classes and reports', ar: 'التذكير بالحصص والتقارير' },
  changes: { en: 'Changes of classes', ar: 'تغييرات الحصص' },
  reports: { en: 'Reports and assignments', ar: 'التقارير والواجبات' },
  money: { en: 'Payments and remaining classes', ar: 'المدفوعات والحصص المتبقية' },
  messages: { en: 'Unread messages', ar: 'الرسائل غير المقروءة' },
  timeline: { en: 'Posts and comments, once a day', ar: 'المنشورات والتعليقات، مرة في اليوم' },
  office: { en: 'Office work, once a day', ar: 'أعمال الإدارة، مرة في اليوم' },
  account: { en: 'Account (always sent)', ar: 'الحساب (تصل دائمًا)' },
};

const texts = {
  title: { en: 'Email preferences', ar: 'الرسائل التي تصلك' },
  intro: { en: 'We send the ticked emails to', ar: 'نرسل المحدد من الرسائل إلى' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved.', ar: 'حُفظت الاختيارات.' },
  off: { en: 'You won’t get these emails any longer:', ar: 'لن تصل هذه الرسائل بعد الآن:' },
  back: { en: 'Change email preferences', ar: 'تغيير الرسائل التي تصلك' },
  wrong: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  wrongHint: {
    en: 'Open it from the latest email, or choose in your profile.',
    ar: 'يُرجى فتحه من أحدث رسالة، أو الاختيار من صفحة الملف الشخصي.',
  },
} satisfies PageTexts;

interface Choices {
  token: string;
  email: string;
  groups: readonly { key: NotificationGroup; mail: boolean; fixed: boolean }[];
  isSaved: boolean;
}

/** A form that needs no script and no session. */
export function choicesPage(c: Context, language: PageLanguage, { token, email, groups, isSaved }: Choices): Response {
  const { title, intro, save, saved } = textsIn(texts, language);
  const rows = groups.map(({ key, mail, fixed }) => {
    const state = `${mail ? ' checked' : ''}${fixed ? ' disabled' : ''}`;
    return `<p><label><input type="checkbox" name="${key}" value="on"${state}> ${groupNames[key][language]}</label></p>`;
  });
  const note = isSaved ? `<p role="status"><b>${saved}</b></p>` : '';
  const body = `<h1>${title}</h1>${note}<p>${intro} <bdi>${escapeHtml(email)}</bdi></p>
    <form method="post" action="/api/mail/unsubscribe?token=${encodeURIComponent(token)}">
    <input type="hidden" name="choices" value="on">${rows.join('')}<p><button>${save}</button></p></form>`;
  return htmlPage(c, { title, body, language });
}

/** The page after one click has switched off groups. */
export function switchedOffPage(
  c: Context,
  language: PageLanguage,
  token: string,
  groups: readonly NotificationGroup[],
) {
  const { title, off, back } = textsIn(texts, language);
  const names = groups.map((group) => `<li>${groupNames[group][language]}</li>`);
  const link = `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`;
  const body = `<h1>${title}</h1><p>${off}</p><ul>${names.join('')}</ul><p><a href="${link}">${back}</a></p>`;
  return htmlPage(c, { title, body, language });
}

export function wrongLinkPage(c: Context, language: PageLanguage): Response {
  const { wrong, wrongHint } = textsIn(texts, language);
  const body = `<h1>${wrong}</h1><p>${wrongHint}</p>`;
  return htmlPage(c, { title: wrong, body, language, status: 404 });
}
