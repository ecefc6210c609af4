import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOffice } from '#base/containers/check-office.ts';
import { MalformedFile, StoredFile } from '#base/containers/stored-file.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { openWorkbook, type Workbook } from './workbook/read-workbook.ts';

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/**
 * Opens a workbook for `use`, after the check that documents of Office get: no macros, and a bounded unpacked size.
 * @throws AppError 422 at `file`.
 */
export async function withXlsx<Found>(bytes: Uint8Array, use: (workbook: Workbook) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const place = path.join(folder, 'file.xlsx');
    await writeFile(place, bytes);
    const handle = await open(place);
    try {
      const file = new StoredFile(handle, bytes.length);
      return await use(await openWorkbook(await checkOffice(file, MAIN)));
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error;
    throw fieldError('file', 'damaged', `This is no workbook that can be read: ${error.message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
