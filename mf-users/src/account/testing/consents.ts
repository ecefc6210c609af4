import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Consents, consentsSchema, currentTextsSchema, type LegalText } from '#/account/api/consents.ts';
import { server } from '#/testing/server.ts';

export const aText = (about: Partial<LegalText> = {}): LegalText => ({
  kind: 'terms',
  version: 1,
  text: { en: 'Be on time.', ar: 'الالتزام بالمواعيد.' },
  publishedAt: '2026-11-20T09:00:00.000Z',
  opensChats: false,
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
