import * as v from 'valibot';
import { type Assignment, assignmentPageSchema, assignmentSchema } from '#/library/api/assignments.ts';
import type { Media } from '#/library/api/media.ts';
import { serve } from './server.ts';

export const aFile = (about: Partial<Media> = {}): Media => ({
  id: 'f1',
  image_path: '/api/files/media/f1.pdf?pass=token',
  type: 'document',
  mime: 'application/pdf',
  size: 1_400_000,
  width: null,
  height: null,
  thumbnails: [],
  name: 'Page 12.pdf',
  ...about,
});

export const aPicture = aFile({ image_path: '/api/files/media/f1.webp?pass=token', type: 'image', mime: 'image/webp' });

export const anAssignment = (about: Partial<Assignment> & { id: string }): Assignment =>
  v.parse(assignmentSchema, {
    classId: '30',
    title: 'Page 12',
    class: { id: '30', title: 'Juz Amma', starts_at: '2026-11-20T13:00:00.000Z', ends_at: '2026-11-20T13:30:00.000Z' },
    student: { id: '12', name: 'Layla Mansour', timezone: 'Europe/London' },
    teacher: { id: '7', name: 'Salma Haddad' },
    uploaded_by: { id: '7', name: 'Salma Haddad' },
    assignmentFile: aFile(),
    created_at: '2026-11-20T13:40:00.000Z',
    seen: null,
    may: { delete: false, handIn: false, mark: false },
    ...about,
  });

export const serveAssignments = (rows: Assignment[]) =>
  serve('assignments', v.parse(assignmentPageSchema, { data: rows, total: rows.length }));
