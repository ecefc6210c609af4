import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type ApiKey, keyPageSchema } from '#/people/api/api-keys.ts';
import { server } from '#/testing/server.ts';

export const aKey = (about: Partial<ApiKey> & { id: string }): ApiKey => ({
  name: `Program ${about.id}`,
  hint: 'academy_key_…x3Yz',
  permissions: ['users.read', 'forms.read'],
  lost: [],
  scope: 'all',
  until: null,
  state: 'live',
  maker: { id: '1', name: 'Rana Owner' },
  lastUsedAt: null,
  ...about,
});

/** Serves the list from `held.keys`, which a test may change. */
export function serveKeys(keys: ApiKey[]) {
  const held = { keys };
  server.use(
    http.get('*/api/api-keys', () =>
      HttpResponse.json(v.parse(keyPageSchema, { data: held.keys, pagination: { total: held.keys.length } })),
    ),
  );
  return held;
}
