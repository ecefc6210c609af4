import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { htmlPage } from '#base/http/html-page.ts';

const pages = {
  given: {
    en: ['Zoom is connected', 'You can close this tab and return to the academy. Your class is saved automatically.'],
    ar: ['رُبط Zoom', 'يمكن إغلاق هذه الصفحة والعودة إلى الأكاديمية. تُحفظ الحصة تلقائيًا.'],
  },
  declined: {
    en: [
      'Zoom was not connected',
      'You declined. Close this tab; in the academy you can try again, or type a link yourself.',
    ],
    ar: ['لم يُربط Zoom', 'رُفض الإذن. يمكن إغلاق هذه الصفحة وإعادة المحاولة في الأكاديمية، أو كتابة رابط يدويًا.'],
  },
  stale: {
    en: [
      'This link has expired',
      'The authorization was begun in another browser, or too long ago. Start again in the academy.',
    ],
    ar: ['انتهت صلاحية هذا الرابط', 'بدأ منح الإذن في متصفح آخر أو قبل وقت طويل. يُرجى البدء من جديد في الأكاديمية.'],
  },
  failed: {
    en: ['Zoom wasn’t connected', 'Zoom could not be reached, or did not accept this. Start again in the academy.'],
    ar: ['تعذر ربط Zoom', 'تعذر الوصول إلى Zoom أو لم يقبل الطلب. يُرجى البدء من جديد في الأكاديمية.'],
  },
} as const;

/** The page for a teacher who returns from the provider, in the language of this browser's pages. */
export function callbackPage(c: Context, outcome: keyof typeof pages): Response {
  const language = getCookie(c, 'language') === 'ar' ? 'ar' : 'en';
  const [title, text] = pages[outcome][language];
  const status = outcome === 'stale' ? 400 : outcome === 'failed' ? 503 : 200;
  return htmlPage(c, { title, body: `<h1>${title}</h1><p>${text}</p>`, language, status });
}
