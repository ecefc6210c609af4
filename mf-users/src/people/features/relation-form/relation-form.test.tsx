import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveRelations } from '#/people/testing/relations.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aStudentProfile, aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/relations/relatives/add';
const sami = aUser({ id: '10', name: 'Sami', student: aStudentProfile() });
const mona = aUser({ id: '20', name: 'Mona', role: 'guest', roles: ['guest'] });

type View = Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => signInForTest({ role: 'admin' }, ['relations.relatives.read', 'relations.relatives.create']));

async function choose(user: View['user'], field: string, words: string) {
  await user.type(screen.getByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

test('creating a relation leads back to the list', async () => {
  serveRelations([]);
  const { asked } = serveUsers([sami, mona]);
  const sent = takeBodies('post', 'relations', { data: { id: '1' } }, 201);
  const { user, path } = await renderAt(PAGE);
  await choose(user, 'Student', 'Sami');
  await choose(user, 'Relative', 'Mona');
  await user.click(screen.getByRole('radio', { name: 'Parent' }));
  await user.click(screen.getByRole('button', { name: 'Add relative' }));
  expect(await screen.findByText('Relation added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/relations/relatives'));
  expect(sent).toEqual([{ user_id: '10', related_user_id: '20', relationship_type: 'parent' }]);
  const roles = asked.map((search) => search.get('role'));
  expect([roles[0], roles.at(-1)]).toEqual(['student', null]);
});

test('the access of each kind of relative is explained beside the choice', async () => {
  await renderAt(PAGE);
  expect(screen.getByText('Sees classes, reports, assignments, remaining classes and invoices.')).toBeTruthy();
  expect(screen.getAllByText(/neither invoices nor remaining classes/)).toHaveLength(2);
});

test.each([
  ['en', 'Add relative', ['User is required', 'User is required', 'Relation is required']],
  ['ar', 'إضافة القريب', ['اختيار المستخدم مطلوب', 'اختيار المستخدم مطلوب', 'صلة القرابة مطلوبة']],
] as const)('missing choices are reported at each field (%s)', async (language, submit, message) => {
  const { user } = await renderAt(PAGE, language);
  await user.click(screen.getByRole('button', { name: submit }));
  for (const text of message) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(await screen.findAllByText(message[0])).toHaveLength(2);
});

test('the student in the address is preselected, and cannot be chosen as the relative', async () => {
  serveUsers([sami, mona]);
  const { user } = await renderAt(`${PAGE}?user_id=10`);
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Student' })).value).toBe('Sami');
  await choose(user, 'Relative', 'Sami');
  await user.click(screen.getByRole('radio', { name: 'Aunt' }));
  await user.click(screen.getByRole('button', { name: 'Add relative' }));
  expect(await screen.findByText('User and related user cannot be the same')).toBeTruthy();
});

test('a person in the address who is no student is not preselected', async () => {
  serveUsers([sami, mona]);
  await renderAt(`${PAGE}?user_id=20`);
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Student' })).value).toBe('');
});

test.each([
  ['en', 'Student', 'Relative', 'Parent', 'Add relative', 'You can’t link your own account. Ask an admin.'],
  [
    'ar',
    'الطالب',
    'القريب',
    'ولي الأمر',
    'إضافة القريب',
    'لا يمكن ربط حسابك أنت بشخص آخر؛ يُرجى طلب ذلك من أحد المديرين.',
  ],
] as const)(
  'a relation to oneself is rejected at the field (%s)',
  async (language, student, field, kind, submit, text) => {
    serveUsers([sami, mona]);
    reject('post', 'relations', 422, {
      code: 'invalid',
      fields: [{ path: 'related_user_id', code: 'oneself', message: '' }],
    });
    const { user } = await renderAt(`${PAGE}?user_id=10`, language);
    await screen.findByRole('combobox', { name: student });
    await choose(user, field, 'Mona');
    await user.click(screen.getByRole('radio', { name: kind }));
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

test('a duplicate relation is reported at the relative and keeps the input', async () => {
  serveUsers([sami, mona]);
  const fields = [{ path: 'related_user_id', code: 'duplicate', message: 'This relation is already there' }];
  reject('post', 'relations', 422, { code: 'duplicate', fields });
  const { user } = await renderAt(`${PAGE}?user_id=10`);
  await screen.findByRole('combobox', { name: 'Relative' });
  await choose(user, 'Relative', 'Mona');
  await user.click(screen.getByRole('radio', { name: 'Parent' }));
  await user.click(screen.getByRole('button', { name: 'Add relative' }));
  expect(await screen.findByText('This relation already exists.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Relative' }).value).toBe('Mona');
});
