import type { Context } from 'hono';
import PostalMime from 'postal-mime';
import type { Sql } from '#base/database/sql.ts';
import { escapeHtml, htmlPage } from '#base/http/html-page.ts';

const SHOWN = 50;

interface Row {
  raw: Buffer;
  created_at: Date;
}

async function article({ raw, created_at }: Row): Promise<string> {
  const mail = await PostalMime.parse(raw);
  const to = (mail.to ?? []).map((receiver) => receiver.address).join(', ');
  return `<article><p class="muted">${created_at.toISOString()} · ${escapeHtml(to)}</p>
    <h2 dir="auto">${escapeHtml(mail.subject ?? '')}</h2><pre dir="auto">${escapeHtml(mail.text ?? '')}</pre></article>`;
}

/** Mail that a machine without a mail server has kept, newest first. */
export async function inboxPage(c: Context, sql: Sql): Promise<Response> {
  const rows = await sql.query<Row>({
    text: 'select raw, created_at from inbox_mails order by id desc limit $1',
    values: [SHOWN],
  });
  const articles = await Promise.all(rows.map(article));
  const note = '<p>No mail server is configured (SMTP_URL): mail is kept here instead of being sent.</p>';
  return htmlPage(c, { title: 'Inbox', body: `<h1>Inbox</h1>${note}${articles.join('') || '<p>No mail yet.</p>'}` });
}
