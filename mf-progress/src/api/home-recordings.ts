import { http, upload } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type HomeMark, homeHearingResponse } from './study.ts';

/** The greatest length of a recording in seconds. */
export const MOST_SECONDS = 180;

const recordingSchema = v.object({
  id: v.string(),
  on: v.string(),
  pages: v.array(v.number()),
  seconds: v.number(),
  by: v.object({ id: v.string(), name: v.string() }),
  file: v.object({ id: v.string(), image_path: v.string(), size: v.number() }),
  may: v.object({ remove: v.optional(v.boolean(), false) }),
});
export type HomeRecording = v.InferOutput<typeof recordingSchema>;
const homeRecordingsResponse = v.object({ data: v.array(recordingSchema) });

const pathOf = (studentId: string) => `students/${encodeURIComponent(studentId)}`;

/** D150: what was recorded at home, the latest day first. */
export const homeRecordingsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['progress', studentId, 'home-recordings'],
    queryFn: async ({ signal }) =>
      (await http.get(`${pathOf(studentId)}/home-recordings`, { signal }).json(homeRecordingsResponse)).data,
  });

interface Sending {
  file: File;
  /** The same for all tries. */
  key: string;
}

/** Marks pages as heard at home, with what was recorded. */
export function sendRecordedMark(studentId: string, { pages, on, quality }: HomeMark, { file, key }: Sending) {
  const body = new FormData();
  body.set('pages', pages.join(','));
  if (on) body.set('on', on);
  body.set('quality', String(quality));
  body.set('file', file);
  return upload(`${pathOf(studentId)}/home-hearings`, body, { headers: { 'Idempotency-Key': key } }).json(
    homeHearingResponse,
  );
}

export async function removeHomeRecording(studentId: string, id: string): Promise<void> {
  await http.delete(`${pathOf(studentId)}/home-recordings/${encodeURIComponent(id)}`);
}
