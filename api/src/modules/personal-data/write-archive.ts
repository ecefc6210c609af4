import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { FileStore } from '#base/files/file-store.ts';
import { exportStatements, type PersonalTable } from '#base/personal-data/personal-data.ts';
import { type ExportedFile, filesNamed } from '#modules/files/media/files-named.ts';
import type { Account } from '#modules/identity/stored-account.ts';
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

/** The same instant for every entry: an archive says nothing of the server's clock. */
const mtime = new Date(0);

/** The rows of each table by name; a table that is declared twice has both. */
async function rowsOf({ sql, tables, person }: Archive): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  const values = personValues(person);
  for (const { table, text } of exportStatements(tables))
    found.set(table, [...(found.get(table) ?? []), ...(await sql.query<Row>({ text, values }))]);
  return found;
}

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Opens a file when it is its turn: an archive of a thousand files holds one of them open. */
function addFile(zip: ZipFile, files: FileStore, { key, name }: ExportedFile): void {
  const open = (done: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
    files.get(key).then(
      (stream) => done(null, stream),
      // One that was given up meanwhile is left empty; a store that is away fails the job, which is tried again.
      (error: unknown) => done(isGone(error) ? null : error, Readable.from([])),
    );
  };
  zip.addReadStreamLazy(`files/${name}`, { compress: false, mtime }, open);
}

/** What the academy holds of a person as a ZIP archive: a JSON file for each table, and the files. */
export async function writeArchive(archive: Archive): Promise<Readable> {
  const zip = new ZipFile();
  const ids: string[] = [];
  for (const [table, rows] of await rowsOf(archive)) {
    if (rows.length === 0) continue;
    ids.push(...rows.flatMap(({ file }) => (file ? [file] : [])));
    const text = `[\n${rows.map(({ row }) => row).join(',\n')}\n]\n`;
    zip.addBuffer(Buffer.from(text), `${table}.json`, { mtime });
  }
  for (const file of await filesNamed(archive.sql, [...new Set(ids)])) addFile(zip, archive.files, file);
  const output = Readable.from(zip.outputStream as unknown as AsyncIterable<Uint8Array>);
  zip.once('error', (error: Error) => output.destroy(error));
  // Whoever stores the archive may not listen yet; the stream keeps the error for them.
  output.on('error', () => {});
  zip.end();
  return output;
}
