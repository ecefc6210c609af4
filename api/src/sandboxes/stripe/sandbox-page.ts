import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '#base/http/html-page.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { majorUnits } from '#base/money/money.ts';
import { fromProviderAmount } from '#base/payments/provider-amount.ts';
import { textsOf } from './sandbox-texts.ts';

const localeOf = (language: PageLanguage) => (language === 'ar' ? 'ar-u-nu-latn' : 'en');

export function moneyText(language: PageLanguage, currency: string, amount: number): string {
  const money = fromProviderAmount(currency, amount);
  if (!money) return `${amount} ${currency.toUpperCase()}`;
  const digits = findCurrency(money.currency)?.decimalDigits ?? 2;
  const style = {
    style: 'currency',
    // A symbol with Latin letters is displayed wrongly in a line from right to left.
    currencyDisplay: language === 'ar' ? 'code' : 'symbol',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(majorUnits(money));
}

export const dateText = (language: PageLanguage, seconds: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

/** The HTML of a title, which takes its direction from its letters; one of isolated names takes that of the page. */
export const titleHtml = (title: string): string =>
  title.startsWith('\u2068') ? escapeHtml(title) : `<bdi>${escapeHtml(title)}</bdi>`;

const style = `
:root{color-scheme:light dark;--ground:#faf7f0;--card:#fff;--ink:#2b2622;--line:#8a8073;--brand:#0f5b4f;--on-brand:#fff;--muted:#5f574f;--error:#a32a1c;--test:#ffd9a8;--on-test:#4a2b00}
@media(prefers-color-scheme:dark){:root{--ground:#161412;--card:#211e1b;--ink:#ece6dc;--line:#8a8073;--brand:#6cc3b0;--on-brand:#10201c;--muted:#b3a99c;--error:#ff9c8c;--test:#5a3b10;--on-test:#ffe6c4}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header{background:var(--test);color:var(--on-test);padding:.6rem 1rem;text-align:center}header strong{margin-inline-end:.75rem}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.35rem;margin:0 0 .25rem}h2{font-size:1.05rem;margin-block:2rem .25rem}
.price{font-size:1.75rem;font-weight:600;margin:.25rem 0}.muted{color:var(--muted);margin:0}
form{display:grid;gap:1rem;margin-block:1rem}label{display:grid;gap:.25rem;font-weight:600}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}
input{font:inherit;font-weight:400;padding:.7rem .8rem;min-block-size:2.9rem;inline-size:100%;border:1px solid var(--line);border-radius:.6rem;background:var(--card);color:inherit;direction:ltr}
[dir=rtl] input{text-align:end}input[aria-invalid=true]{border-color:var(--error)}.error{color:var(--error);font-weight:400;margin:0}
button,a.button{font:inherit;font-weight:600;padding:.7rem 1rem;min-block-size:2.9rem;border:1px solid var(--brand);border-radius:.6rem;background:var(--brand);color:var(--on-brand);cursor:pointer;text-align:center;text-decoration:none;display:block}
button.quiet,a.quiet{background:transparent;color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:.4rem 0;border-block-end:1px solid color-mix(in srgb,var(--line) 40%,transparent)}
th{padding-inline-end:1.25rem;white-space:nowrap;vertical-align:top}td{overflow-wrap:anywhere}
h1:not(:first-child){margin-block-start:1.5rem}.issuer{display:flex;gap:.75rem;align-items:center}.issuer p{margin:0}.issuer .star{fill:var(--brand)}.issuer .dot{fill:#c8912f}
code{direction:ltr;unicode-bidi:isolate}ul{padding-inline-start:1.2rem}a{color:var(--brand)}
html{--page:"Page ";--of:" of "}html[lang=ar]{--page:"صفحة ";--of:" من "}
@media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--ink:#2b2622;--line:#8a8073;--brand:#0f5b4f;--muted:#5f574f;--test:#fff;--on-test:#4a2b00}
*{print-color-adjust:exact}header{border:1px solid}main{max-width:none;padding:1.5rem 0 0}a.button,form{display:none}}
@page{margin:15mm 15mm 18mm;@bottom-center{content:var(--page) counter(page) var(--of) counter(pages);font:9px system-ui,sans-serif;color:#565045}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

interface Page {
  title: string;
  /** Ready HTML; values from outside have been escaped. */
  body: string;
  status?: 200 | 400 | 402 | 404 | 410;
}

/** A page of the sandbox, with its note that it is a sandbox. */
export function sandboxPage(c: Context, { title, body, status = 200 }: Page): Response {
  const language = pageLanguageOf(c);
  const { testMode, imitation } = textsOf(language);
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${testMode}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><header><strong>${testMode}</strong><span>${imitation}</span></header><main>${body}</main></body></html>`;
  return c.html(html, status, {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

/** The page for a missing object. */
export function missingPage(c: Context): Response {
  const { missing } = textsOf(pageLanguageOf(c));
  return sandboxPage(c, { title: missing, body: `<h1>${missing}</h1>`, status: 404 });
}
