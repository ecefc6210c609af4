import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aText, serveConsents } from '#/account/testing/consents.ts';
import { maryam, yusuf } from '#/account/testing/personal-data.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/profile/consents?next=%2Fdashboard%2Fbooks%3Fpage%3D2';
const privacy = aText({ kind: 'privacy', version: 3, text: { en: 'We keep little.', ar: 'نحتفظ بالقليل.' } });

beforeEach(() => {
  signInForTest({ id: '1', name: 'Maryam Haddad', role: 'guest', roles: ['guest'], consents_needed: true }, []);
});

const profile = {
  user: { ...maryam, email: 'm@academy.test', phone: null, image: null, role: 'guest', roles: ['guest'] },
};
const serveProfile = () =>
  server.use(
    http.get('*/api/profile', () =>
      HttpResponse.json({
        data: {
          user: { ...profile.user, timezone: 'Asia/Amman', subscription: { package: null } },
          permissions: [],
          scopes: {},
        },
      }),
    ),
  );

test('a parent reads the new versions, accepts them for parent and child, and continues', async () => {
  const nothingLeft = { texts: [aText(), privacy], asked: [] };
  serveConsents({
    texts: [aText(), privacy],
    asked: [
      { ...maryam, child: false, kinds: ['terms'] },
      { ...yusuf, child: true, kinds: ['terms', 'privacy'] },
    ],
  });
  serveProfile();
  const sent = takeBodies('post', 'consents', { data: nothingLeft });
  const { user, path } = await renderAt(PAGE);
  await screen.findByText('Be on time.');
  screen.getByText('Version 3');
  screen.getByText('Yusuf Haddad');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(path()).toBe('/dashboard/books'));
  expect(sent).toEqual([
    { accept: [{ kind: 'terms', version: 1 }], language: 'en' },
    {
      accept: [
        { kind: 'terms', version: 1 },
        { kind: 'privacy', version: 3 },
      ],
      language: 'en',
      student_id: '9',
    },
  ]);
});

test('an outdated version is not accepted and the new one is shown, in Arabic', async () => {
  serveConsents({ texts: [aText()], asked: [{ ...maryam, child: false, kinds: ['terms'] }] });
  reject('post', 'consents', 409, { code: 'conflict' });
  const { user } = await renderAt(PAGE, 'ar');
  await screen.findByText('الالتزام بالمواعيد.');
  serveConsents({
    texts: [aText({ version: 2, text: { en: 'New.', ar: 'نص جديد.' } })],
    asked: [{ ...maryam, child: false, kinds: ['terms'] }],
  });
  await user.click(screen.getByRole('button', { name: 'موافقة' }));
  await screen.findByText('نص جديد.');
  screen.getByText('صدر إصدار أحدث. يُرجى قراءته قبل الموافقة.');
});

test('a user who has accepted everything reads so, and sees all texts', async () => {
  serveConsents({ texts: [aText(), privacy], asked: [] });
  await renderAt(PAGE);
  await screen.findByText('You have accepted these texts.');
  screen.getByText('We keep little.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
