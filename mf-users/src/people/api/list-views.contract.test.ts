// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import type { SavedView } from '@academy/shared-ui/list';
import { QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { viewStore } from './list-views.ts';
import { sendToMany } from './messages.ts';

const api = await useApi(sharedTestApi);

test('views of a list are stored, changed and removed', async () => {
  (await someone(api, 'leader')).signIn();
  const store = viewStore('users-student');
  const views = () =>
    new QueryClient().fetchQuery(store.query() as UseQueryOptions<SavedView[]> & { queryKey: string[] });
  const view = { name: 'عليهم حصص', query: 'owes=true', isDefault: false };
  for (let time = 0; time < 2; time += 1) await store.create(view, 'same-key-of-view');
  const [made] = await views();
  expect(made).toMatchObject(view);
  const duplicate = await rejectionOf(store.create(view, 'another-key'));
  expect(duplicate).toMatchObject({ status: 422, fields: [{ path: 'name', code: 'duplicate' }] });
  await store.change(made?.id ?? '', { isDefault: true });
  expect(await views()).toEqual([{ ...view, id: made?.id, isDefault: true }]);
  await store.remove(made?.id ?? '');
  expect(await views()).toEqual([]);
});

test('a text is sent to several people, and recipients to whom the viewer may not write are named', async () => {
  const teacher = await api.buildTeacher();
  const student = await api.buildStudent({ teacher });
  const foreign = await api.buildStudent();
  const sender = await someone(api, 'leader');
  sender.signIn();
  const response = await sendToMany([String(student.id), String(foreign.id)], 'Salam', 'key-of-text');
  expect(response).toEqual({ sent: 0, rejected: [String(student.id), String(foreign.id)] });
  (await someone(api, 'admin')).signIn();
  expect(await sendToMany([String(student.id)], 'Salam', 'key-of-text')).toEqual({ sent: 1, rejected: [] });
});
