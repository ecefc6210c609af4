import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aSeries, serveEffect, serveSeries } from '#/testing/series.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const MISSING = 'This class is no longer here.';

/** Opens the page of the series's next class, with the dialog of an action from its menu. */
async function askFor(item: 'Edit' | 'Cancel class', choice: string) {
  signInAs('teacher');
  serveClasses([]);
  const about = {
    id: '31',
    series_id: '4',
    starts_at: '2031-01-13T17:00:00.000Z',
    ends_at: '2031-01-13T17:30:00.000Z',
  };
  serveClass(aClassDetail({ ...about, may: may('edit', 'editTime', 'cancel') }));
  const { user } = await renderAt('/dashboard/classes/31', 'en', true);
  await user.click(await screen.findByRole('button', { name: 'More about this class' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('radio', { name: choice }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return user;
}

test('a change of a class and the following ones begins with this class (D92)', async () => {
  serveSeries(aSeries());
  serveEffect({ kept: 1 });
  const sent = take('post', 'series/4', { data: aSeries() });
  const user = await askFor('Edit', 'This class and the following');
  expect(await screen.findByText('Change this class and the following')).toBeTruthy();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Time' }), { target: { value: '18:00' } });
  await screen.findByText(/that was changed individually stays/);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const changes = { time: '18:00' };
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ scope: 'following', classId: '31', changes, alsoChanged: false }),
  );
});

test.each(['Edit', 'Cancel class'] as const)(
  'a class that is no longer in its series does not change all classes (%s)',
  async (item) => {
    serveSeries(aSeries({ classes: [] }));
    await askFor(item, 'This class and the following');
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End weekly classes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
);

test('a series that cannot be loaded shows an error in the dialog, and can be retried', async () => {
  reject('get', 'series/4', 500);
  const user = await askFor('Cancel class', 'All upcoming classes');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serve('series/4', { data: aSeries() });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'End weekly classes' })).toBeTruthy();
});
