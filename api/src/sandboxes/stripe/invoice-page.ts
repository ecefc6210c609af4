import type { Context, Hono } from 'hono';
import { logoPaths } from '#base/brand/logo-paths.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { SANDBOX_PATH, type SandboxContext } from './sandbox-context.ts';
import type { Charge, Invoice } from './sandbox-objects.ts';
import { dateText, missingPage, moneyText, sandboxPage, titleHtml } from './sandbox-page.ts';
import { textsOf } from './sandbox-texts.ts';

interface Found {
  invoice: Invoice;
  charge: Charge | undefined;
}

/** An invoice as lines of name and value: for the page and for the PDF. */
function invoiceLines(language: PageLanguage, { invoice, charge }: Found): [string, string][] {
  const texts = textsOf(language);
  const states = { paid: texts.statusPaid, open: texts.statusOpen, void: texts.statusVoid };
  const refunded = charge?.amount_refunded ?? 0;
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    [texts.number, invoice.number],
    [texts.date, dateText(language, invoice.created)],
    [texts.billedTo, invoice.customer_name],
    [texts.email, invoice.customer_email],
    [texts.item, invoice._title],
    ...(off > 0 ? [[texts.discount, moneyText(language, invoice.currency, off)] as [string, string]] : []),
    [texts.amount, moneyText(language, invoice.currency, invoice.amount_due)],
    [texts.status, states[invoice.status]],
    ...(refunded > 0 ? [[texts.refunded, moneyText(language, invoice.currency, refunded)] as [string, string]] : []),
  ];
}

/** The academy that issues it, with its contacts. */
function issuerOf({ academy }: SandboxContext, language: PageLanguage): { name: string; contacts: string[] } {
  const { name, email, phone } = academy();
  return { name: name[language], contacts: [email, phone].filter((contact) => contact !== null) };
}

function issuerHtml(context: SandboxContext, language: PageLanguage): string {
  const { name, contacts } = issuerOf(context, language);
  const { star, book, dot } = logoPaths;
  const mark = `<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><path class="star" d="${star}"/>
<path d="${book}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/><path class="dot" d="${dot}"/></svg>`;
  const reached = contacts.map((contact) => `<bdi dir="ltr">${escapeHtml(contact)}</bdi>`).join(' · ');
  return `<div class="issuer">${mark}<p><strong>${escapeHtml(name)}</strong><br><span class="muted">${reached}</span></p></div>`;
}

async function findInvoice({ store }: SandboxContext, id: string): Promise<Found | null> {
  const invoice = await store.find('invoice', id);
  if (!invoice) return null;
  const charges = await store.list('charge', invoice.customer);
  return {
    invoice,
    charge: charges.filter(({ _invoice, status }) => _invoice === id && status === 'succeeded').at(-1),
  };
}

function invoicePage(context: SandboxContext, c: Context, found: Found, kind: 'invoice' | 'receipt'): Response {
  const language = pageLanguageOf(c);
  const texts = textsOf(language);
  const rows = invoiceLines(language, found).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${titleHtml(value)}</td></tr>`,
  );
  const pdf = `<p><a class="button quiet" href="${SANDBOX_PATH}/invoices/${found.invoice.id}/pdf">${texts.download}</a></p>`;
  return sandboxPage(c, {
    title: texts[kind],
    body: `${issuerHtml(context, language)}<h1>${texts[kind]}</h1><table>${rows.join('')}</table>${pdf}`,
  });
}

async function pdfResponse(context: SandboxContext, c: Context, found: Found): Promise<Response> {
  const language = pageLanguageOf(c);
  const texts = textsOf(language);
  const lines = invoiceLines(language, found);
  // The PDF library is loaded only when a PDF is requested.
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const pdf = await invoicePdf({
    language,
    issuer: issuerOf(context, language),
    title: texts.invoice,
    note: texts.testPaper,
    foot: texts.onlyPage,
    lines,
  });
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${found.invoice.number}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

/** Invoices and receipts, open to everybody with the address, whose id cannot be guessed. */
export function mountInvoices(app: Hono, context: SandboxContext): void {
  for (const kind of ['invoice', 'receipt'] as const)
    app.get(kind === 'invoice' ? '/invoices/:id' : '/invoices/:id/receipt', async (c) => {
      const found = await findInvoice(context, c.req.param('id'));
      const isThere = found && (kind === 'invoice' || found.charge);
      return isThere ? invoicePage(context, c, found, kind) : missingPage(c);
    });
  app.get('/invoices/:id/pdf', async (c) => {
    const found = await findInvoice(context, c.req.param('id'));
    return found ? pdfResponse(context, c, found) : missingPage(c);
  });
}
