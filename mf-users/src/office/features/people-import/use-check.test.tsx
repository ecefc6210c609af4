import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { PeopleImport } from '#/office/api/imports.ts';
import { anImport } from '#/office/testing/imports.ts';
import { server } from '#/testing/server.ts';
import { useCheck } from './use-check.ts';

const client = new QueryClient();
const inClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const fileOf = (name: string) => new File(['name'], name, { type: 'text/csv' });
const states = () =>
  client
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.status);

test.each([201, 422])('a late response for an earlier file changes nothing: %s', async (status) => {
  client.clear();
  let respond = () => {};
  const late = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    http.post('*/api/imports', async ({ request }) => {
      const sent = (await request.formData()).get('file');
      if (sent instanceof File && sent.name === 'newer.csv')
        return HttpResponse.json({ data: anImport({ id: '4' }) }, { status: 201 });
      await late;
      const fields = [{ path: 'file', code: 'empty', message: '' }];
      const rejected = { code: 'invalid', message: '', fields, requestId: 'req-1' };
      return HttpResponse.json(status === 201 ? { data: anImport({ id: '3' }) } : rejected, { status });
    }),
  );
  let shown: PeopleImport | null = null;
  const { result } = renderHook(
    () =>
      useCheck((found) => {
        shown = found;
      }),
    { wrapper: inClient },
  );
  act(() => result.current.takeFile(fileOf('older.csv')));
  act(() => result.current.takeFile(fileOf('newer.csv')));
  await waitFor(() => expect(shown).toMatchObject({ id: '4' }));
  respond();
  await waitFor(() => expect(states()).toEqual([status === 201 ? 'success' : 'error', 'success']));
  expect(shown).toMatchObject({ id: '4' });
});

test('a country that comes with the file, before the page is drawn again, is checked with it', async () => {
  client.clear();
  const countries: unknown[] = [];
  server.use(
    http.post('*/api/imports', async ({ request }) => {
      countries.push((await request.formData()).get('phone_country'));
      return HttpResponse.json({ data: anImport({ id: '5' }) }, { status: 201 });
    }),
  );
  const { result } = renderHook(() => useCheck(() => {}), { wrapper: inClient });
  const { takeFile, takeCountry } = result.current;
  act(() => {
    takeFile(fileOf('new.csv'));
    takeCountry('JO');
  });
  await waitFor(() => expect(result.current.isOutdated).toBe(false));
  expect(countries.at(-1)).toBe('JO');
});
