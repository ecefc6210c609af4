import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { RELEASE_FILE } from './built-release.ts';
import { sha256Of } from './integrity.ts';

/** Beside the build, and not part of it: the same sources give the same bytes, checked or not. */
const CHECKED_FILE = '.checked.json';

const checkedSchema = v.object({
  /** The hash of the checked `release.json`, which contains the hashes of all files. */
  release: v.string(),
  /** The hash of the report. */
  report: v.string(),
  at: v.string(),
});

export type Checked = Pick<v.InferOutput<typeof checkedSchema>, 'at' | 'report'>;

/** Records beside the build in `folder` that exactly this build passed `remote check`. */
export async function noteChecked(folder: string, report: object, at: Date): Promise<void> {
  const release = sha256Of(await readFile(join(folder, RELEASE_FILE)));
  const note = { release, report: sha256Of(JSON.stringify(report)), at: at.toISOString() };
  await writeFile(join(folder, CHECKED_FILE), `${JSON.stringify(note, null, 2)}\n`);
}

/** The record about the build in `folder`; null if it is missing, or about other bytes. */
export async function readChecked(folder: string): Promise<Checked | null> {
  const text = await readFile(join(folder, CHECKED_FILE), 'utf8').catch(() => 'null');
  const note = v.safeParse(checkedSchema, parsed(text));
  const release = await readFile(join(folder, RELEASE_FILE)).catch(() => null);
  if (!note.success || !release || note.output.release !== sha256Of(release)) return null;
  return { at: note.output.at, report: note.output.report };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
