import type { Context } from 'hono';
import PostalMime, { type Email } from 'postal-mime';
import type { Sql } from '#base/database/sql.ts';
import { escapeHtml, htmlPage } from '#base/http/html-page.ts';

const SHOWN = 50;

interface Row {
  id: number;
  raw: Buffer;
  created_at: Date;
}

/** The headers shown beside the text: the address for replies, and the actions that mail clients offer. */
function headersOf(mail: Email): string {
  const named = ['reply-to', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'];
  const lines = mail.headers.filter(({ key }) => named.includes(key)).map(({ key, value }) => `${key}: ${value}`);
  return lines.length > 0
    ? `<details><summary>Headers</summary><pre>${escapeHtml(lines.join('\n'))}</pre></details>`
    : '';
}

async function article({ id, raw, created_at }: Row): Promise<string> {
  const mail = await PostalMime.parse(raw);
  const to = (mail.to ?? []).map((receiver) => receiver.address).join(', ');
  const html = mail.html ? `<p><a href="/dev/inbox/${id}">As a mail program shows it</a></p>` : '';
  return `<article><p class="muted">${created_at.toISOString()} · ${escapeHtml(to)}</p>
    <h2 dir="auto">${escapeHtml(mail.subject ?? '')}</h2>${html}<pre dir="auto">${escapeHtml(mail.text ?? '')}</pre>${headersOf(mail)}</article>`;
}

/** The mails that were stored without a mail server, newest first. */
export async function inboxPage(c: Context, sql: Sql): Promise<Response> {
  const rows = await sql.query<Row>({
    text: 'select id, raw, created_at from inbox_mails order by id desc limit $1',
    values: [SHOWN],
  });
  const articles = await Promise.all(rows.map(article));
  const note = '<p>No mail server is configured (SMTP_URL): mail is kept here instead of being sent.</p>';
  return htmlPage(c, { title: 'Inbox', body: `<h1>Inbox</h1>${note}${articles.join('') || '<p>No mail yet.</p>'}` });
}

/** The unchanged HTML of a stored mail, without scripts and without content from other sites. */
export async function inboxMail(c: Context, sql: Sql, id: string): Promise<Response | null> {
  const [row] = await sql.query<Row>({
    text: 'select id, raw, created_at from inbox_mails where id = $1',
    values: [/^\d{1,15}$/.test(id) ? id : 0],
  });
  const html = row && (await PostalMime.parse(row.raw)).html;
  if (!html) return null;
  // Mail programs need the styles on the elements.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return c.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-store' });
}
