import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { FieldName } from '#base/fields/fields.ts';
import { csvResponse } from '#base/http/csv.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { momentText } from '#base/time/moment-text.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { filterNames } from './audit.audit.ts';
import type { AuditFilter } from './audit.schema.ts';
import { filteredLines, filterValues, type StoredLine, selectLines } from './audit-statement.ts';
import { type WireLine, wordLines } from './word-lines.ts';
import type { AuditWords } from './words/audit-words.ts';

/** The limit of lines in one file; the filter's days can select the others. */
const MOST_LINES = 50_000;

interface Export {
  ctx: ViewerCtx;
  filter: AuditFilter;
  subjects: readonly AuditedSubject[];
  words: AuditWords;
  c: Context;
}

/** A year without lines, so that each line states its year. */
const OTHER_YEAR = new Date(0);

/** As on the screen, which has no address. */
const heads: readonly FieldName[] = [
  { en: 'Time', ar: 'الوقت' },
  filterNames.actor,
  { en: 'Action', ar: 'الإجراء' },
  filterNames.about,
  { en: 'Changes', ar: 'التغييرات' },
  { en: 'Address', ar: 'عنوان الشبكة' },
];
const theAcademy: FieldName = { en: 'The academy', ar: 'الأكاديمية' };

/** Who acted; a program under the name of its key. */
const actorText = ({ actor, key }: Pick<WireLine, 'actor' | 'key'>, academy: string): string =>
  [key, actor?.name ?? academy].filter(Boolean).join(' · ');

const changeText = ({ name, before, after }: WireLine['changes'][number]): string =>
  `${name}: ${[before, after].map((value) => value ?? '–').join(' → ')}`;

/** The filtered audit log as a table for spreadsheets; the download itself is a line of the log (D69). */
export async function auditCsv({ ctx, filter, subjects, words, c }: Export): Promise<Response> {
  const timezone = await zoneOf(ctx.sql, ctx.viewer.userId);
  const rows = `${filteredLines(subjects, filter)} order by a.id desc limit ${MOST_LINES}`;
  const found = await ctx.sql.query<StoredLine>({
    text: selectLines(subjects, rows),
    values: filterValues(filter, timezone),
  });
  const language = pageLanguageOf(c);
  const lines = await wordLines(found, { ctx, words, language, timezone });
  const after = { filter, rows: lines.length };
  await writeAudit(ctx.sql, ctx, { action: 'audit.export', subject: 'user', subjectId: ctx.viewer.userId, after });
  const months = ctx.deps.academy().monthNames;
  const academy = theAcademy[language];
  const cells = lines.map(({ at, what, about, changes, ip, ...line }) => [
    momentText(at, { language, timezone, now: OTHER_YEAR, months }),
    actorText(line, academy),
    what,
    about.map(({ name }) => name).join('; '),
    changes.map(changeText).join('\n'),
    ip,
  ]);
  return csvResponse(c, 'audit', [heads.map((head) => head[language]), ...cells]);
}
