import type { Context } from 'hono';
import { escapeHtml } from '#base/http/html-page.ts';
import { pageLanguageOf, textsIn } from '#base/http/page-language.ts';
import { SANDBOX_PATH } from './sandbox-context.ts';
import { pageTexts } from './sandbox-texts.ts';

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
  /** Ready HTML; values from outside have been escaped. */
  body: string;
  /** Whether the page is the room, which needs the script, camera and microphone. */
  isRoom?: boolean;
  status?: 200 | 400 | 404;
}

/** A page of the sandbox, with its note that it is a sandbox. */
export function sandboxPage(c: Context, { title, body, isRoom = false, status = 200 }: Page): Response {
  const language = pageLanguageOf(c);
  const texts = textsIn(pageTexts, language);
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
