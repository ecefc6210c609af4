import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PassedCheck } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { type PublishedRelease, parseRelease, RELEASE_FILE } from './built-release.ts';
import { sha256Of } from './integrity.ts';

/** Beside the build, and not part of it: the same sources give the same bytes, checked or not. */
const CHECKED_FILE = '.checked.json';

const checkedSchema = v.object({
  /** The hash of the checked `release.json`, which contains the hashes of all files. */
  release: v.string(),
  /** The hash of the report. */
  report: v.string(),
  at: v.string(),
  commit: v.optional(v.nullable(v.string()), null),
  sources: v.optional(v.string(), ''),
  signature: v.optional(v.string()),
});

interface Passed {
  report: object;
  at: Date;
  /** The commit of the checkout; null: unknown. */
  commit: string | null;
  /** The hash of the remote's sources. */
  sources: string;
  /** Signs what passed, by `checkSigner`; null: the record is not signed. */
  sign: ((release: PublishedRelease, passed: PassedCheck) => string) | null;
}

/** Records beside the build in `folder` that exactly this build passed `remote check`. */
export async function noteChecked(folder: string, { report, at, commit, sources, sign }: Passed): Promise<void> {
  const bytes = await readFile(join(folder, RELEASE_FILE));
  const passed = { report: sha256Of(JSON.stringify(report)), at: at.toISOString(), commit, sources };
  const signature = sign?.(parseRelease(bytes, folder), passed);
  const note = { release: sha256Of(bytes), ...passed, ...(signature ? { signature } : {}) };
  await writeFile(join(folder, CHECKED_FILE), `${JSON.stringify(note, null, 2)}\n`);
}

/** The record about the build in `folder`; null if it is missing, or about other bytes. */
export async function readChecked(folder: string): Promise<PassedCheck | null> {
  const text = await readFile(join(folder, CHECKED_FILE), 'utf8').catch(() => 'null');
  const note = v.safeParse(checkedSchema, parsed(text));
  const release = await readFile(join(folder, RELEASE_FILE)).catch(() => null);
  if (!note.success || !release || note.output.release !== sha256Of(release)) return null;
  const { release: _, ...passed } = note.output;
  return passed;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
