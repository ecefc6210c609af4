import { readXml } from './read-xml.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';
import { readZipEntries, type ZipEntry } from './zip-entries.ts';

const MB = 1024 * 1024;
const MAX_UNPACKED = 100 * MB;
const MAX_TYPES = MB;
const TYPES = '[content_types].xml';
/** Content that runs, or that an Office program asks permission for. */
const active = /vbaProject\.bin$|\/activeX\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar)$/i;

/** The content types that a document declares for its parts. */
async function declaredTypes(entry: ZipEntry): Promise<Set<string>> {
  const types = new Set<string>();
  const open = (_name: string, { ContentType }: Readonly<Record<string, string>>) => {
    if (ContentType !== undefined) types.add(ContentType.trim().toLowerCase());
  };
  await readXml(entry, { open });
  return types;
}

/**
 * Accepts an Office document: a ZIP without bytes before or after it, of bounded unpacked size, without macros. Its
 * list of contents must name the expected kind. @param mainType the content type of its main part. @returns its
 * entries. @throws MalformedFile.
 */
export async function checkOffice(file: StoredFile, mainType: string): Promise<ZipEntry[]> {
  const entries = await readZipEntries(file);
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > MAX_UNPACKED) throw new MalformedFile('it is too large once it is unpacked');
  if (entries.some(({ name }) => active.test(name))) throw new MalformedFile('it has something that runs');
  const types = entries.find(({ name }) => name.toLowerCase() === TYPES);
  if (!types || types.unpacked > MAX_TYPES) throw new MalformedFile('it does not say what it contains');
  for (const entry of entries) for await (const _ of entry.bytes());
  if (!(await declaredTypes(types)).has(mainType.toLowerCase()))
    throw new MalformedFile('it is another kind of document');
  return entries;
}
