import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { NamedChild } from '#/account/api/children.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const serve = (path: string, body: object) => server.use(http.get(`*/api/${path}`, () => HttpResponse.json(body)));
const yusuf: NamedChild = {
  id: '12',
  name: 'Yusuf',
  age: 8,
  handle: 'yusuf',
  may: { change: true, remove: true, setPassword: true },
};
const serveChildren = (...children: NamedChild[]) =>
  serve('children', { data: { self: false, children, may: { add: true } } });
const user = { id: '7', role: 'guest', roles: ['guest'] };
const profile = {
  data: {
    user: {
      ...user,
      name: 'Amina',
      email: 'a@b.test',
      phone: null,
      image: null,
      timezone: 'UTC',
      subscription: { package: null },
    },
    permissions: [],
  },
};

beforeEach(() => signInForTest(user, []));

test('a guest is asked who learns, and "Myself" ends the question (D163)', async () => {
  const answers = takeBodies('put', 'who-learns');
  const { user: person } = await renderWidget('home-who-learns');
  expect(await screen.findByText('Who learns?')).toBeTruthy();
  serve('children', { data: { self: true, children: [], may: { add: true } } });
  await person.click(screen.getByRole('button', { name: 'Myself' }));
  await waitFor(() => expect(screen.queryByText('Who learns?')).toBeNull());
  expect(answers[0]).toEqual({ learns: 'self' });
});

test('a child is named with its age; a name that is there already is asked for once more (D163)', async () => {
  serve('profile', profile);
  const { user: person } = await renderWidget('home-who-learns');
  await person.click(await screen.findByRole('button', { name: 'My child' }));
  await person.type(screen.getByLabelText('Name of the child'), 'Yusuf');
  await person.type(screen.getByLabelText('Age'), '8');
  reject('post', 'children', 422, { fields: [{ path: 'name', code: 'same_name', message: '' }] });
  await person.click(screen.getByRole('button', { name: 'Add the child' }));
  expect(await screen.findByText('There is already a child named Yusuf. Is this another child?')).toBeTruthy();
  const sent = takeBodies('post', 'children', { data: { id: '12' } }, 201);
  serveChildren(yusuf);
  await person.click(screen.getByRole('button', { name: 'Yes, another child' }));
  expect(await screen.findByText('Your children')).toBeTruthy();
  expect(sent[0]).toEqual({ name: 'Yusuf', age: '8', another: true });
});

test('a child who has not begun is taken back after a question (D163)', async () => {
  serve('profile', profile);
  serveChildren(yusuf);
  const removed = takeBodies('delete', 'children/12');
  const { user: person } = await renderWidget('home-who-learns');
  await person.click(await screen.findByRole('button', { name: 'Remove child' }));
  serveChildren();
  await person.click((await screen.findAllByRole('button', { name: 'Remove child' })).at(-1) as HTMLElement);
  await waitFor(() => expect(removed).toHaveLength(1));
});

test('a parent whose children have begun is not asked (D163)', async () => {
  serveChildren({ ...yusuf, may: { change: false, remove: false, setPassword: true } });
  await renderWidget('home-who-learns');
  await waitFor(() => expect(screen.queryByText(/Who learns|Your children/)).toBeNull());
});
