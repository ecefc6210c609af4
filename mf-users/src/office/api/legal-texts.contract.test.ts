// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { acceptTexts, consentQueries } from '#/account/api/consents.ts';
import { personsConsentsQuery } from '#/people/api/consents.ts';
import { legalTextQueries, publishText } from './legal-texts.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();
const text = { en: 'Be kind.', ar: 'كونوا لطفاء.' };

test('a text is published, read by visitors and accepted', async () => {
  const [guest, admin] = [await someone(api, 'guest'), await someone(api, 'admin')];
  admin.signIn();
  await publishText({ kind: 'terms', version: 1, text });
  expect(await rejectionOf(publishText({ kind: 'terms', version: 1, text }))).toMatchObject({ status: 409 });
  expect(await client().fetchQuery(consentQueries.current())).toMatchObject([{ kind: 'terms', version: 1, text }]);
  guest.signIn();
  expect((await client().fetchQuery(consentQueries.own())).asked).toMatchObject([{ child: false, kinds: ['terms'] }]);
  const accept = [{ kind: 'terms' as const, version: 1 }];
  expect((await acceptTexts({ accept, language: 'ar' })).asked).toEqual([]);
  admin.signIn();
  expect(await client().fetchQuery(personsConsentsQuery(String(guest.id)))).toMatchObject({
    byParent: false,
    consents: [{ kind: 'terms', acceptedAt: expect.any(String) }],
  });
  const params = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
  const { rows } = await client().fetchQuery(legalTextQueries.versions(params));
  expect(rows).toMatchObject([{ version: 1, accepted: 1 }]);
  const missing = await client().fetchQuery(legalTextQueries.missing(rows[0]?.id ?? '', { ...params, q: admin.name }));
  expect(missing.text).toEqual({ kind: 'terms', version: 1 });
  expect(missing.rows).toContainEqual({ id: String(admin.id), name: admin.name, role: 'admin', byParent: false });
});
