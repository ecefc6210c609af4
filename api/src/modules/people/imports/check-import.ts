import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { type FileColumn, headsFor, matchColumns } from './columns/match-columns.ts';
import { oneAtATime } from './file/one-at-a-time.ts';
import { readTable, type Table } from './file/read-table.ts';
import type { Doubt } from './file/sheet.ts';
import { type ImportBody, MOST_BYTES, tooLarge, type WireImport } from './imports.schema.ts';
import { imports } from './imports.table.ts';
import { judgeLines } from './judge/judge-lines.ts';
import { lineOf } from './judge/line-of.ts';
import { requireOfProgram } from './judge/of-a-program.ts';
import { phonesOf } from './judge/phones-of-country.ts';
import { byRow, type ImportLine, type ImportProblem, MOST_SHOWN, madeADate } from './judge/read-cells.ts';
import { unreadColumns } from './judge/unread-columns.ts';
import { judged, personKind, readImport } from './stored-import.ts';

const doubtWords: Record<Doubt['code'], string> = {
  quotes: 'There is a quotation mark that does not end, or that stands within a value',
  extra: 'This row has more cells than there are heads',
  date: madeADate,
  error_value: 'The formula of this cell failed',
};

/** The doubts of the reader as problems; cells of columns that are not read matter to nobody. */
const problemsOf = (doubts: readonly Doubt[], columns: readonly FileColumn[]): ImportProblem[] =>
  doubts.flatMap(({ row, column: at, value, code }): ImportProblem[] => {
    const { column = null, head = '' } = at === null ? {} : (columns[at] ?? {});
    const isOfCell = code === 'date' || code === 'error_value';
    if (isOfCell && column === null) return [];
    return [{ row, column, head, value: value.slice(0, MOST_SHOWN), code, message: doubtWords[code] }];
  });

const isSame = (one: ImportProblem) => (other: ImportProblem) =>
  one.row === other.row && one.column === other.column && one.code === other.code;

/** Whether a doubt is a warning: the formula of a phone failed, or a spreadsheet has made a date of it. */
const isOfPhone = ({ column, code }: ImportProblem) =>
  column === 'phone' && (code === 'date' || code === 'error_value');

const withDates = (doubts: readonly ImportProblem[]) => {
  const dates = doubts.filter((doubt) => isOfPhone(doubt) && doubt.code === 'date');
  const rows = new Set(dates.map(({ row }) => row));
  return (line: ImportLine): ImportLine => (rows.has(line.row) ? { ...line, isPhoneDate: true } : line);
};

async function readFile({ file, kind, columns: choice, ...input }: ImportBody): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheet, head_row: headRow, encoding } = input;
  return oneAtATime(() => readTable(bytes, headsFor(choice, kind), { sheet, headRow, encoding }));
}

const MOST_FILE_NAME = 200;

/** A new check of a file replaces the one before. */
const replacedText = `delete from imports where state = 'checked' and created_by = $1 and kind = $2 and file_name = $3`;

type Row = typeof imports.$inferInsert;
type Judgement = Awaited<ReturnType<typeof judgeLines>>;

/** D122: reads a file and reports its problems. Nobody is created or changed. */
export async function checkImport({ ctx, input }: { ctx: ViewerCtx; input: ImportBody }): Promise<WireImport> {
  const { file, kind, columns: choice } = input;
  const fileName = file.name.slice(0, MOST_FILE_NAME);
  if (file.size > MOST_BYTES) throw new AppError('too_large', tooLarge);
  const table = await readFile(input);
  const matched = matchColumns(table, choice, kind);
  const all = problemsOf(table.doubts, matched);
  const lines = table.rows.map(lineOf(matched)).map(withDates(all)).map(phonesOf(input.phone_country));
  const judgement = await judgeLines(ctx.sql, personKind[kind], lines);
  requireOfProgram(ctx.viewer, judgement);
  const doubts = all.filter((doubt) => !isOfPhone(doubt) && !judgement.problems.some(isSame(doubt)));
  const unread = unreadColumns(table, matched, { leftOut: input.leave_out, choice });
  const problems = [...unread, ...doubts, ...judgement.problems].sort(byRow);
  const columns = matched.map(({ head, column }) => ({ head, column }));
  const about = { createdBy: ctx.viewer.userId, kind, fileName, columns, rows: lines.length, lines };
  const row = { ...about, ...judged({ ...judgement, problems }), createdAt: ctx.now };
  return { ...(await replace(ctx, row, judgement)), reading: table.reading };
}

/** Two checks of one file by one person come one after the other, so that each has its answer. */
function replace(ctx: ViewerCtx, row: Row, judgement: Judgement): Promise<WireImport> {
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, row.createdBy);
    await sql.query({ text: replacedText, values: [row.createdBy, row.kind, row.fileName] });
    const [stored] = await sql.orm.insert(imports).values(row).returning({ id: imports.id });
    if (!stored) throw new Error('the import was not stored');
    return readImport(sql, ctx.now, stored.id, judgement);
  });
}
