import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { aText } from '#/account/testing/consents.ts';
import {
  type MissingPerson,
  type MissingText,
  missingPageSchema,
  type PublishedText,
  publishedPageSchema,
} from '#/office/api/legal-texts.ts';
import { server } from '#/testing/server.ts';

export const aVersion = (about: Partial<PublishedText> & { id: string }): PublishedText => ({
  ...aText(),
  publishedBy: { id: '1', name: 'Maryam Haddad' },
  accepted: 3,
  missing: 2,
  ...about,
});

export function serveVersions(rows: PublishedText[]): void {
  const response = v.parse(publishedPageSchema, { data: rows, pagination: { total: rows.length } });
  server.use(http.get('*/api/legal-texts', () => HttpResponse.json(response)));
}

export function serveMissing(textId: string, rows: MissingPerson[], about: Partial<MissingText> = {}): void {
  const text = { kind: 'terms', version: 2, ...about };
  const response = v.parse(missingPageSchema, { data: rows, pagination: { total: rows.length }, text });
  server.use(http.get(`*/api/legal-texts/${textId}/missing`, () => HttpResponse.json(response)));
}
