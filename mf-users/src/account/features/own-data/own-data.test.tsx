import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { anErasure, anExport, maryam, serveData, yusuf } from '#/account/testing/personal-data.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/profile/data';
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  signInForTest({ id: '1', name: 'Maryam Haddad', role: 'guest', roles: ['guest'] }, []);
});

test("a parent requests an export of a child's data, and sees which exports are ready", async () => {
  serveData({
    people: [maryam, yusuf],
    exports: [anExport({ id: '2', about: yusuf, status: 'waiting', expiresAt: null }), anExport({ id: '1' })],
  });
  const sent = takeBodies('post', 'personal-data/export', {
    data: anExport({ id: '3', about: yusuf, status: 'waiting' }),
  });
  const { user } = await renderAt(PAGE);
  const [whose] = await screen.findAllByLabelText('Whose data');
  await user.selectOptions(whose as HTMLElement, 'Yusuf Haddad');
  await user.click(press('Ask for an export'));
  await screen.findByText('The export is being prepared');
  expect(sent).toEqual([{ student_id: '9' }]);
  const [waiting, ready] = within(screen.getByRole('list', { name: 'Exports' })).getAllByRole('listitem');
  within(waiting as HTMLElement).getByText('Being prepared');
  within(ready as HTMLElement).getByRole('button', { name: 'Download Maryam Haddad’s data' });
});

test('an old sign-in requires the password, and a wrong one stays typed', async () => {
  serveData();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/personal-data/export', async ({ request }) => {
      const body = (await request.json()) as { password?: string };
      sent.push(body);
      const code = body.password ? 'invalid' : 'password_needed';
      const fields = body.password ? [{ path: 'password', code: 'wrong', message: 'wrong' }] : [];
      return HttpResponse.json({ code, message: code, fields }, { status: body.password ? 422 : 403 });
    }),
  );
  const { user } = await renderAt(PAGE, 'ar');
  await user.click(await screen.findByRole('button', { name: 'طلب التصدير' }));
  const field = await screen.findByLabelText<HTMLInputElement>('كلمة المرور الحالية');
  await user.type(field, 'not it');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'طلب التصدير' }));
  await screen.findByText('كلمة المرور غير صحيحة');
  expect(field.value).toBe('not it');
  expect(sent).toEqual([{ student_id: '1' }, { student_id: '1', password: 'not it' }]);
});

test('the page says what an export does not have and why, and the question before an erasure names the same', async () => {
  serveData();
  const { user } = await renderAt(PAGE, 'ar');
  const list = await screen.findByRole('list', { name: 'ما ليس في الملف، وسبب ذلك' });
  expect(within(list).getByRole('listitem').textContent).toBe('ملاحظات العاملين. هي للعاملين.');
  await user.click(press('طلب المحو'));
  within(await screen.findByRole('alertdialog')).getByText('ملاحظات العاملين: تُمحى.');
});

test('open items are named instead of the erasure', async () => {
  serveData();
  reject('post', 'personal-data/erasure', 409, { code: 'conflict', data: { future_classes: 3 } });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Ask for erasure' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(/^The data is erased 14 days after the approval/);
  await user.click(within(dialog).getByRole('button', { name: 'Ask for erasure' }));
  await within(dialog).findByText('There are upcoming classes. Cancel or move them first.');
});

test('a request for erasure shows its result, and can be withdrawn', async () => {
  serveData({
    erasures: [
      anErasure({
        id: '2',
        state: 'approved',
        eraseAt: '2026-12-04T09:00:00.000Z',
        may: { decide: false, withdraw: true },
      }),
      anErasure({ id: '1', state: 'rejected', note: 'owed_classes' }),
    ],
  });
  const taken = takeBodies('delete', 'personal-data/erasures/2', { data: anErasure({ id: '2', state: 'withdrawn' }) });
  const { user } = await renderAt(PAGE);
  await screen.findByText(/^Will be erased on/);
  screen.getByText('There are unpaid classes. Pay for them first.');
  expect(screen.queryByRole('button', { name: 'Ask for erasure' })).toBeNull();
  await user.click(press('Withdraw request'));
  await screen.findByText('The request was withdrawn');
  expect(taken).toHaveLength(1);
});
