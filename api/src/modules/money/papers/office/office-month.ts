import { csvText } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { ZipFile } from 'yazl';
import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { rowsIn } from '#base/personal-data/former-member.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { type MonthTable, moneyTables } from './money-tables.ts';
import { salaryTables } from './salary-tables.ts';

/** The same instant for every entry, so that an archive reveals nothing of the server's clock. */
const mtime = new Date(0);

function fileOf({ heads, rows, totals }: MonthTable, language: PageLanguage): Buffer {
  return Buffer.from(csvText([heads.map((head) => head[language]), ...rowsIn(rows, language), ...totals]));
}

async function zipOf(files: readonly { name: string; content: Buffer }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(content, name, { mtime });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream as unknown as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** The archive has everybody's money: a role that reaches a team only does not give it. @throws AppError `forbidden`. */
async function checkScope({ sql, viewer }: ViewerCtx): Promise<void> {
  if ((await peopleScope(sql, viewer, 'office.month.read')) !== 'all')
    throw new AppError('forbidden', 'You do not have the permission for this');
}

interface Asked {
  ctx: ViewerCtx;
  year: number;
  month: number;
  c: Context;
}

/** D115: a month of the academy for its accountant: a ZIP archive of CSV files. Each download is audited. */
export async function officeMonth({ ctx, year, month: number, c }: Asked): Promise<Response> {
  await checkScope(ctx);
  const month = `${year}-${String(number).padStart(2, '0')}`;
  if (month > academyMonth(ctx)) throw fieldError('month', 'not_begun', 'The month has not begun');
  const language = pageLanguageOf(c);
  const tables = [...(await moneyTables(ctx.sql, month, language)), ...(await salaryTables(ctx, month, language))];
  const zip = await zipOf(
    tables.map((table) => ({ name: `${table.name}-${month}.csv`, content: fileOf(table, language) })),
  );
  await writeAudit(ctx.sql, ctx, {
    action: 'office.export',
    subject: 'user',
    subjectId: ctx.viewer.userId,
    after: { month },
  });
  return c.newResponse(new Uint8Array(zip), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="office-${month}.zip"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
