import type { Sql } from '#base/database/sql.ts';
import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import { giveUpFiles } from '#modules/platform/files/index.ts';

const nameless = (column: string, name: string) =>
  `case when ${name} is null then ${column} else replace(${column}, ${name}, '${FORMER_MEMBER}') end`;
/** SQL: a text of the concern `c` without the names of erased people. */
const withoutNames = (column: string) => nameless(nameless(column, 'c.writer_name'), 'c.about_name');

const filesText = `delete from concern_files x using concerns c where c.id = x.concern_id and c.id = $1
  and c.writer_name is not null and x.by_writer returning x.media_id as id`;
const repliesText = `update concern_replies r set text = case when r.by_writer and c.writer_name is not null then ''
    else ${withoutNames('r.text')} end
  from concerns c where c.id = r.concern_id and c.id = $1 and (c.writer_name is not null or c.about_name is not null)`;
const concernText = `update concerns c set text = case when c.writer_name is not null then '' else ${withoutNames('c.text')} end,
  note = ${withoutNames('c.note')}, writer_name = null, about_name = null
  where c.id = $1 and (c.writer_name is not null or c.about_name is not null)`;

/** D146: of people who were erased while the concern was open, it is erased when it is closed. */
export async function eraseClosed(sql: Sql, id: number, now: Date): Promise<void> {
  const files = await sql.query<{ id: string }>({ text: filesText, values: [id] });
  await giveUpFiles(
    sql,
    files.map((file) => file.id),
    now,
  );
  await sql.query({ text: repliesText, values: [id] });
  await sql.query({ text: concernText, values: [id] });
}
