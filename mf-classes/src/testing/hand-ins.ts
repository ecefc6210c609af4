import * as v from 'valibot';
import { type HandIn, handInResponse, handInsSchema } from '#/library/api/hand-ins.ts';
import { aFile } from './assignments.ts';
import { serve } from './server.ts';

const aRecording = aFile({
  id: 'r1',
  image_path: '/api/files/media/r1.webm?pass=token',
  type: 'audio',
  mime: 'audio/webm',
  name: null,
});

export const aHandIn = (about: Partial<HandIn> & { id: string }): HandIn =>
  v.parse(handInResponse, {
    data: {
      number: 1,
      isLatest: true,
      file: aRecording,
      seconds: 42,
      note: null,
      createdAt: '2026-11-18T08:00:00.000Z',
      mark: null,
      may: { mark: false },
      ...about,
    },
  }).data;

/** Latest first. */
export const serveHandIns = (assignmentId: string, rows: HandIn[]) =>
  serve(
    `assignments/${assignmentId}/hand-ins`,
    v.parse(handInsSchema, { data: rows, pagination: { total: rows.length } }),
  );
