import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type ImportRow, importPageSchema, importResponseSchema, type PeopleImport } from '#/office/api/imports.ts';
import { server } from '#/testing/server.ts';

export const anImport = (about: Partial<PeopleImport> = {}): PeopleImport => ({
  id: '3',
  kind: 'students',
  state: 'checked',
  file_name: 'people.csv',
  rows: 2,
  created: 2,
  updated: 0,
  changed: 0,
  parents: 0,
  known_parents: 0,
  warning_total: 0,
  problem_total: 0,
  author: { id: '5', name: 'Bilal Rahman' },
  created_at: '2026-11-20T09:00:00.000Z',
  undo_until: null,
  may: { apply: true, undo: false },
  columns: [],
  problems: [],
  doubts: [],
  preview: [],
  people: [],
  warnings: [],
  outcome: null,
  reading: null,
  ...about,
});

export function serveImports(rows: ImportRow[] = []): void {
  const response = v.parse(importPageSchema, { data: rows, pagination: { total: rows.length } });
  server.use(http.get('*/api/imports', () => HttpResponse.json(response)));
}

/** Responds to each check with `found`. @returns the forms that were sent. */
export function takeFiles(found: PeopleImport): FormData[] {
  const taken: FormData[] = [];
  server.use(
    http.post('*/api/imports', async ({ request }) => {
      taken.push(await request.formData());
      return HttpResponse.json(v.parse(importResponseSchema, { data: found }), { status: 201 });
    }),
  );
  return taken;
}
