import type { Context, MiddlewareHandler } from 'hono';
import { escapeHtml, htmlPage } from '#base/http/html-page.ts';
import type { PageAcademy } from '../page-academy.ts';
import { type Language, readPreferences } from '../preferences.ts';

const words = {
  en: {
    visitor: 'This page is being set up. Please come back in a while.',
    staff: 'No part of the dashboard is published yet. Whoever runs the server puts the remotes in:',
    live: 'This page then shows the dashboard, without a restart. Super admins see what is live here:',
    platform: 'Platform',
  },
  ar: {
    visitor: 'يجري إعداد هذه الصفحة. نرجو العودة بعد قليل.',
    staff: 'لم يُنشر بعدُ أي جزء من لوحة التحكم. النشر يكون على الخادم بهذا الأمر:',
    live: 'ثم تظهر لوحة التحكم في هذه الصفحة دون إعادة تشغيل. وما نُشر يظهر للمدير العام هنا:',
    platform: 'المنصة',
  },
} as const;

const PLATFORM = '/dashboard/platform';
/** Sign-in, the platform page and files are the shell's own: they need no remote. */
const works = (path: string) => path.startsWith('/auth/') || path.startsWith(PLATFORM) || /\.\w+$/.test(path);
const isPage = (c: Context) => /\btext\/html\b/.test(c.req.header('accept') ?? '') && !c.req.path.startsWith('/api/');

function paragraphs(language: Language, isStaff: boolean): string {
  const text = words[language];
  if (!isStaff) return `<p>${text.visitor}</p>`;
  return `<p>${text.staff}</p><pre dir="ltr">npm run publish-built</pre><p>${text.live} <a href="${PLATFORM}">${text.platform}</a></p>`;
}

/** Seconds. */
const AGAIN = '60';

/**
 * While nothing is published, pages of remotes are a plain page in both languages instead of an empty frame: visitors
 * read that it is being set up, the dashboard says what to do.
 */
export const setupPage =
  (isEmpty: () => boolean, academy: PageAcademy): MiddlewareHandler =>
  (c, next) => {
    const { path } = c.req;
    if (!isEmpty() || !isPage(c) || works(path)) return next();
    const first = readPreferences(c).language;
    const { name } = academy.describe();
    const sections = ([first, first === 'ar' ? 'en' : 'ar'] as const).map((language) => {
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      const body = paragraphs(language, path.startsWith('/dashboard'));
      return `<section lang="${language}" dir="${direction}"><h1>${escapeHtml(name[language])}</h1>${body}</section>`;
    });
    c.header('Retry-After', AGAIN);
    return Promise.resolve(htmlPage(c, { title: name[first], body: sections.join(''), language: first, status: 503 }));
  };
