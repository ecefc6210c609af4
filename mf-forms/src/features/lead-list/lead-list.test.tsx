import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aLeadRow, serveLeads } from '#/testing/leads.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

test('leads are listed with status, subject in words and owner', async () => {
  signInAs('admin');
  const trial = { id: '4', startsAt: '2026-03-05T16:00:00.000Z', teacher: { id: '2', name: 'Maryam' } };
  const searches = serveLeads([
    aLeadRow(),
    aLeadRow({
      ...{ id: '9', status: 'trial_set', trial },
      learner: { name: 'Sara', age: 7 },
      owner: { id: '1', name: 'Huda' },
    }),
  ]);
  await renderAt('/dashboard/leads');
  const fresh = await screen.findByRole('row', { name: /Omar/ });
  expect(within(fresh).getByText('New')).toBeTruthy();
  expect(within(fresh).getByText('Memorisation and revision')).toBeTruthy();
  const set = screen.getByRole('row', { name: /Sara/ });
  expect(within(set).getByText('Trial scheduled')).toBeTruthy();
  expect(within(set).getByText('Huda')).toBeTruthy();
  expect(within(set).getByText(/7:00/).textContent).toMatch(/7:00.*4:00.* in London$/);
  expect(searches.map((search) => search.get('page'))).toContain('1');
});

test('the statistics show for each month and source how many have joined', async () => {
  signInAs('admin');
  serve('leads/statistics', { data: [{ month: '2026-03', source: 'flyer', leads: 12, held: 5, joined: 3 }] });
  await renderAt('/dashboard/leads/statistics');
  const row = await screen.findByRole('row', { name: /March 2026/ });
  for (const text of ['flyer', '12', '5', '3']) expect(within(row).getByText(text)).toBeTruthy();
});

test('in Arabic the family’s clock is named in Arabic', async () => {
  signInAs('admin');
  const trial = { id: '4', startsAt: '2026-03-05T16:00:00.000Z', teacher: { id: '2', name: 'Maryam' } };
  serveLeads([aLeadRow({ status: 'trial_set', trial })]);
  await renderAt('/dashboard/leads', 'ar');
  const row = within(await screen.findByRole('row', { name: /Omar/ }));
  expect(row.getByText(/4:00.*بتوقيت/).textContent).not.toMatch(/London/);
});

test('the file of the leads has the instant of a trial', async () => {
  signInAs('admin');
  const trial = { id: '4', startsAt: '2026-03-05T16:00:00.000Z', teacher: { id: '2', name: 'Maryam' } };
  serveLeads([aLeadRow({ status: 'trial_set', trial })]);
  const files: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt('/dashboard/leads');
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.split(/[,\r\n]+/)).toContain(trial.startsAt);
});
