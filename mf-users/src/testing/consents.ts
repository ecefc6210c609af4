import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type Consents,
  consentsSchema,
  currentTextsSchema,
  type LegalText,
  type MissingPerson,
  type MissingText,
  missingPageSchema,
  type PublishedText,
  publishedPageSchema,
} from '#/api/consents.ts';
import { server } from './server.ts';

export const aText = (about: Partial<LegalText> = {}): LegalText => ({
  kind: 'terms',
  version: 1,
  text: { en: 'Be on time.', ar: 'الالتزام بالمواعيد.' },
  publishedAt: '2026-11-20T09:00:00.000Z',
  ...about,
});

export const aVersion = (about: Partial<PublishedText> & { id: string }): PublishedText => ({
  ...aText(),
  publishedBy: { id: '1', name: 'Maryam Haddad' },
  accepted: 3,
  missing: 2,
  ...about,
});

export function serveConsents(data: Consents): void {
  const response = v.parse(consentsSchema, { data });
  server.use(http.get('*/api/consents', () => HttpResponse.json(response)));
}

export function serveTexts(texts: LegalText[]): void {
  const response = v.parse(currentTextsSchema, { data: texts });
  server.use(http.get('*/api/legal-texts/current', () => HttpResponse.json(response)));
}

export function serveVersions(rows: PublishedText[]): void {
  const response = v.parse(publishedPageSchema, { data: rows, pagination: { total: rows.length } });
  server.use(http.get('*/api/legal-texts', () => HttpResponse.json(response)));
}

export function serveMissing(textId: string, rows: MissingPerson[], about: Partial<MissingText> = {}): void {
  const text = { kind: 'terms', version: 2, ...about };
  const response = v.parse(missingPageSchema, { data: rows, pagination: { total: rows.length }, text });
  server.use(http.get(`*/api/legal-texts/${textId}/missing`, () => HttpResponse.json(response)));
}
