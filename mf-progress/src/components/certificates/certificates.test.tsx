import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { server, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7';
const person = (id: string, name: string) => ({ id, name });
const proposed = {
  id: '31',
  juz: 30,
  student: person('7', 'Hana'),
  proposedBy: person('5', 'Salma'),
  proposedAt: '2026-11-20T09:00:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  may: { confirm: false, withdraw: true },
};
const confirmed = {
  ...proposed,
  confirmedBy: person('4', 'Layth'),
  confirmedAt: '2026-11-21T09:00:00.000Z',
  may: { confirm: false, withdraw: false },
};
const asTeacher = () => signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']);
const list = async () => within(await screen.findByRole('region', { name: 'Certificates' }));

test('a teacher proposes the certificate of a complete juz', async () => {
  asTeacher();
  serveStudent({ certificates: { data: [], proposable: [30] } });
  const sent = takeBodies('post', 'students/7/certificates');
  const { user } = await renderAt(PATH);
  await user.click((await list()).getByRole('button', { name: 'Juz 30' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Propose the certificate: Juz 30?' }));
  serveStudent({ certificates: { data: [proposed], proposable: [] } });
  await user.click(question.getByRole('button', { name: 'Propose' }));
  expect(await (await list()).findByText('Waiting to be confirmed')).toBeTruthy();
  expect(sent).toEqual([{ juz: 30 }]);
});

test('a leader confirms a proposed certificate, and its author withdraws it', async () => {
  asTeacher();
  serveStudent({ certificates: { data: [{ ...proposed, may: { confirm: true, withdraw: true } }], proposable: [] } });
  const withdrawn = takeBodies('delete', 'certificates/31');
  const confirmedOnes = takeBodies('put', 'certificates/31/confirm');
  const { user } = await renderAt(PATH);
  const answer = async (action: string) => {
    await user.click((await list()).getByRole('button', { name: `${action}: \u2068Hana\u2069, Juz 30` }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: action }));
  };
  await answer('Confirm');
  await waitFor(() => expect(confirmedOnes).toEqual([null]));
  await answer('Withdraw');
  await waitFor(() => expect(withdrawn).toEqual([null]));
});

test('a family opens a certificate as PDF in either language', async () => {
  signInForTest({ id: '7', role: 'student', roles: ['student'] }, []);
  serveStudent({ certificates: { data: [{ ...confirmed, juz: 0 }], proposable: [] } });
  const asked: string[] = [];
  server.use(
    http.get('*/api/certificates/31/paper', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await renderAt(PATH);
  const shown = await list();
  expect(shown.getByText(/^Confirmed on 21 Nov 2026 by .Layth/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'The whole Quran: PDF in Arabic' }));
  await waitFor(() => expect(saved).toEqual(['Hana - The whole Quran.pdf']));
  expect(asked).toEqual(['?language=ar']);
  click.mockRestore();
});

test('without certificates or possible proposals nothing is shown', async () => {
  asTeacher();
  serveStudent();
  await renderAt(PATH);
  expect(await screen.findByText('ayahs memorised')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Certificates' })).toBeNull();
});
