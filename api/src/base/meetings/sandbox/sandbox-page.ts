import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { escapeHtml } from '#base/http/html-page.ts';
import { SANDBOX_PATH } from './sandbox-context.ts';
import { pageTexts, type SandboxLanguage, textsOf } from './sandbox-texts.ts';

/** As the academy's pages in this browser; else as the browser asks. */
export function languageOf(c: Context): SandboxLanguage {
  const chosen = getCookie(c, 'language') ?? c.req.header('accept-language') ?? '';
  return chosen.startsWith('ar') ? 'ar' : 'en';
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob: mediastream:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  /** Ready HTML; whatever came from outside has been escaped. */
  body: string;
  /** Whether the page is the room, which needs the script, camera and microphone. */
  isRoom?: boolean;
  status?: 200 | 400 | 404;
}

/** A page of the sandbox, which says on each what it is. */
export function sandboxPage(c: Context, { title, body, isRoom = false, status = 200 }: Page): Response {
  const language = languageOf(c);
  const texts = textsOf(pageTexts, language);
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Sandbox</title><link rel="stylesheet" href="${SANDBOX_PATH}/room.css"><link rel="icon" href="data:,">
${isRoom ? `<script type="module" src="${SANDBOX_PATH}/room.js"></script>` : ''}</head>
<body><header><strong>Sandbox</strong><span>${texts.sandbox}</span></header><main>${body}</main></body></html>`;
  return c.html(html, status, {
    'content-security-policy': `${policy}; img-src data:`,
    'permissions-policy': isRoom ? 'camera=(self), microphone=(self)' : 'camera=(), microphone=()',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}
