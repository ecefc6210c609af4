import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type MatchedColumn, matchColumns } from './columns.ts';
import { type FileRow, readRows } from './file/read-rows.ts';
import { type ImportBody, MOST_BYTES, tooLarge, type WireImport } from './imports.schema.ts';
import { imports } from './imports.table.ts';
import { judgeLines } from './judge/judge-lines.ts';
import type { ImportLine } from './judge/read-cells.ts';
import { judged, personKind, readImport } from './stored-import.ts';

const MOST_CHARACTERS = 1000;

const lineOf =
  (columns: readonly MatchedColumn[]) =>
  ({ row, cells }: FileRow): ImportLine => ({
    row,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, at) => (column ? [[column, (cells[at] ?? '').slice(0, MOST_CHARACTERS)]] : [])),
    ),
  });

/** D122: reads a file and reports its problems. Nobody is created or changed. */
export async function checkImport({ ctx, input }: { ctx: ViewerCtx; input: ImportBody }): Promise<WireImport> {
  const { file, kind, columns: choice } = input;
  if (file.size > MOST_BYTES) throw new AppError('too_large', tooLarge);
  const { head, rows } = await readRows(new Uint8Array(await file.arrayBuffer()));
  const columns = matchColumns(head, choice);
  const lines = rows.map(lineOf(columns));
  const judgement = await judgeLines(ctx.sql, personKind[kind], lines);
  const [stored] = await ctx.sql.orm
    .insert(imports)
    .values({
      ...{ createdBy: ctx.viewer.userId, kind, fileName: file.name.slice(0, 200), columns, rows: lines.length, lines },
      ...judged(judgement),
      createdAt: ctx.now,
    })
    .returning({ id: imports.id });
  if (!stored) throw new Error('the import was not stored');
  return readImport(ctx.sql, ctx.now, stored.id);
}
