// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { concernQueries, decideConcern, replyToConcern, writeConcern } from './concerns.ts';

const api = await useApi(sharedTestApi);
const page = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const fetch = <T>(query: { queryKey: readonly unknown[] }): Promise<T> =>
  new QueryClient().fetchQuery(query as never) as Promise<T>;

test('a concern is written with a file, read by the named people, answered and closed', async () => {
  const [guest, admin, named] = [
    await someone(api, 'guest'),
    await someone(api, 'super-admin'),
    await someone(api, 'leader'),
  ];
  guest.signIn();
  const words = { text: 'I worry', aboutId: null, files: [] };
  expect(await rejectionOf(writeConcern(words, 'key-1'))).toMatchObject({ status: 409, code: 'nobody_named' });
  admin.signIn();
  const { changeSettings } = await import('#/office/api/settings.ts');
  await changeSettings({ concern_people: String(named.id) });
  guest.signIn();
  const file = new File(['%PDF-1.4\n%%EOF'], 'letter.pdf', { type: 'application/pdf' });
  const { id, files } = await writeConcern({ ...words, files: [file] }, 'key-2');
  expect(files).toMatchObject([{ name: 'letter.pdf' }]);
  expect((await writeConcern({ ...words, files: [file] }, 'key-2')).id).toBe(id);
  expect(await rejectionOf(writeConcern({ ...words, aboutId: '99999999' }, 'key-3'))).toMatchObject({
    fields: [{ path: 'about' }],
  });
  const own = await new QueryClient().fetchInfiniteQuery(concernQueries.own());
  expect(own.pages).toMatchObject([{ data: [{ id }], named: false }]);
  expect(await fetch(concernQueries.to())).toMatchObject([{ id: String(named.id) }]);
  expect(await fetch(concernQueries.about(''))).toContainEqual(expect.objectContaining({ value: String(admin.id) }));
  named.signIn();
  expect(await fetch(concernQueries.list(page))).toMatchObject({ rows: [{ id, mine: false }], total: 1 });
  await replyToConcern(id, { text: 'When?', files: [] }, 'key-4');
  expect((await decideConcern(id, { state: 'closed', note: 'Done' })).state).toBe('closed');
  guest.signIn();
  expect(await fetch(concernQueries.detail(id))).toMatchObject({ note: 'Done', replies: [{ text: 'When?' }] });
});
