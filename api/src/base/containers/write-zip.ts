import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One time for all files, so that the same content always makes the same ZIP. */
const mtime = new Date(Date.UTC(1980, 0, 1));

/** A ZIP of these files, in the given order. */
export function writeZip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), path, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}
