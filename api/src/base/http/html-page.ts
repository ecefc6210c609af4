import { createHash } from 'node:crypto';
import type { Context } from 'hono';

const style = `
:root{color-scheme:light dark;--ground:#faf7f0;--ink:#2b2622;--line:#ddd5c6;--brand:#0f5b4f;--muted:#6b6259}
@media(prefers-color-scheme:dark){:root{--ground:#161412;--ink:#ece6dc;--line:#3a342e;--brand:#6cc3b0;--muted:#a89e92}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem}h2{font-size:1.25rem;margin-block-start:2.5rem}h3{font-size:1rem}
a{color:var(--brand)}code{overflow-wrap:anywhere}code,pre{font:0.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;
background:color-mix(in srgb,var(--ink) 6%,transparent);padding:1rem;border-radius:6px}
article,details{border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin-block:.75rem}
summary{cursor:pointer}summary b{display:inline-block;min-width:4.5rem;color:var(--brand)}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;border-block-end:1px solid var(--line);padding:.35rem .5rem .35rem 0}
.muted{color:var(--muted)}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

export interface Page {
  title: string;
  /** Ready HTML; values from outside have been escaped. */
  body: string;
  language?: 'en' | 'ar';
  status?: 200 | 400 | 404 | 413 | 415 | 422 | 429 | 500 | 503;
}

/** A plain page without scripts and without content from other sites. */
export function pageOf({ title, body, language = 'en' }: Page): { html: string; headers: Record<string, string> } {
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
  const headers = {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return { html, headers };
}

/** The page as a response that no cache stores. */
export function htmlPage(c: Context, page: Page): Response {
  const { html, headers } = pageOf(page);
  return c.html(html, page.status ?? 200, { ...headers, 'cache-control': 'no-store' });
}
