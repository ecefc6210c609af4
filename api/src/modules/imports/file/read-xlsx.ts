import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkOffice } from '#base/containers/check-office.ts';
import { MalformedFile, StoredFile } from '#base/containers/stored-file.ts';
import { fieldError } from '#base/errors/app-error.ts';

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MOST_MB = 256;
const LONGEST_MS = 30_000;

const unreadable = () => fieldError('file', 'unreadable', 'The file cannot be read: save it as .xlsx or CSV');

/** Checks a workbook: no macros, and a bounded unpacked size. */
async function checkWorkbook(bytes: Uint8Array): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const file = path.join(folder, 'file.xlsx');
    await writeFile(file, bytes);
    const handle = await open(file);
    await checkOffice(new StoredFile(handle, bytes.length), MAIN).finally(() => handle.close());
  } catch (error) {
    throw error instanceof MalformedFile ? unreadable() : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readInWorker(bytes: Uint8Array): Promise<string[][] | null> {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MB };
  const worker = new Worker(new URL('./xlsx-worker.js', import.meta.url), { workerData: bytes, resourceLimits });
  const tooLong = setTimeout(() => void worker.terminate(), LONGEST_MS);
  return new Promise<string[][] | null>((resolve) => {
    worker.once('message', ({ rows }: { rows: string[][] | null }) => resolve(rows));
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  }).finally(() => {
    clearTimeout(tooLong);
    void worker.terminate();
  });
}

/** The cells of the first sheet. @throws AppError 422 at `file`. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  await checkWorkbook(bytes);
  const rows = await readInWorker(bytes);
  if (!rows) throw unreadable();
  return rows;
}
