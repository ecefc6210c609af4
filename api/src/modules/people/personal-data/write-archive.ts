import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { FileStore } from '#base/files/file-store.ts';
import { exportStatements, type PersonalTable } from '#base/personal-data/personal-data.ts';
import type { Account } from '#modules/accounts/identity/stored-account.ts';
import { type ExportedFile, filesNamed } from '#modules/platform/files/media/files-named.ts';
import { leftOutText } from './left-out.ts';
import { personValues } from './person-values.ts';

interface Archive {
  sql: Sql;
  files: FileStore;
  tables: readonly PersonalTable[];
  person: Pick<Account, 'id' | 'name' | 'email' | 'emailVerifiedAt'>;
}

interface Row {
  row: string;
  file: string | null;
}

/** The same instant for every entry, so that an archive reveals nothing of the server's clock. */
const mtime = new Date(0);

/** Says what the archive has and has not (D160). */
const LIST = 'what-is-in-it.txt';

/** The rows of each table by name; a table that is declared twice has the rows of both declarations. */
async function rowsOf({ sql, tables, person }: Archive): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  const values = personValues(person);
  for (const { table, text } of exportStatements(tables))
    found.set(table, [...(found.get(table) ?? []), ...(await sql.query<Row>({ text, values }))]);
  return found;
}

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Opens each file only when it is written: an archive of a thousand files keeps one open. */
function addFile(zip: ZipFile, files: FileStore, { key, name }: ExportedFile): void {
  const open = (done: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
    files.get(key).then(
      (stream) => done(null, stream),
      // A file that was deleted meanwhile is left empty; if the store is down the job fails and is tried again.
      (error: unknown) => done(isGone(error) ? null : error, Readable.from([])),
    );
  };
  zip.addReadStreamLazy(`files/${name}`, { compress: false, mtime }, open);
}

/** A person's data as a ZIP archive: a JSON file for each table, the files, and a text about what is left out. */
export async function writeArchive(archive: Archive): Promise<Readable> {
  const zip = new ZipFile();
  const ids: string[] = [];
  zip.addBuffer(Buffer.from(leftOutText()), LIST, { mtime });
  for (const [table, rows] of await rowsOf(archive)) {
    if (rows.length === 0) continue;
    ids.push(...rows.flatMap(({ file }) => (file ? [file] : [])));
    const text = `[\n${rows.map(({ row }) => row).join(',\n')}\n]\n`;
    zip.addBuffer(Buffer.from(text), `${table}.json`, { mtime });
  }
  for (const file of await filesNamed(archive.sql, [...new Set(ids)])) addFile(zip, archive.files, file);
  const output = Readable.from(zip.outputStream as unknown as AsyncIterable<Uint8Array>);
  zip.once('error', (error: Error) => output.destroy(error));
  // The writer of the archive may not listen yet; the stream keeps the error for it.
  output.on('error', () => {});
  zip.end();
  return output;
}
