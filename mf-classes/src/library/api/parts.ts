import { http, upload } from '@academy/shared-auth';
import * as v from 'valibot';

/** Larger files are sent in parts, so that a lost connection loses only one part; the API's size of a part. */
const IN_PARTS_FROM = 256 * 1024;

export const goesInParts = ({ size }: File): boolean => size > IN_PARTS_FROM;

const arrivedResponse = v.object({
  data: v.object({
    /** The size in bytes of every part except the last. */
    partBytes: v.pipe(v.number(), v.minValue(1)),
    /** Numbers of the parts that have arrived, from 0. */
    received: v.array(v.number()),
  }),
});

interface Sent {
  /** The same for all tries of the file. */
  id: string;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const pathOf = (id: string) => `uploads/in-parts/${encodeURIComponent(id)}`;

/** Sends the parts that have not arrived, one after the other. @throws ApiError; the parts that have arrived stay. */
export async function sendParts({ id, file, signal, onProgress }: Sent): Promise<void> {
  const json = { name: file.name, type: file.type, size: file.size };
  const { data } = await http.put(pathOf(id), { json, signal }).json(arrivedResponse);
  const partAt = (number: number) => file.slice(number * data.partBytes, (number + 1) * data.partBytes);
  const numbers = Array.from({ length: Math.ceil(file.size / data.partBytes) }, (_, number) => number);
  let arrived = data.received.reduce((bytes, number) => bytes + partAt(number).size, 0);
  onProgress(arrived / file.size);
  for (const number of numbers.filter((each) => !data.received.includes(each))) {
    const part = partAt(number);
    const before = arrived;
    const body = new FormData();
    body.set('part', part, 'part');
    await upload(`${pathOf(id)}/${encodeURIComponent(String(number))}`, body, {
      method: 'PUT',
      signal,
      onProgress: (share) => onProgress((before + share * part.size) / file.size),
    });
    arrived += part.size;
  }
}

/** Deletes the parts of a file that have arrived. */
export async function discardParts(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
