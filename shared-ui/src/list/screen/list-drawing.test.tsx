import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchIdle } from '../../testing/idle.ts';
import { showPeople } from '../people.fixture.tsx';

const drawnRows = () => document.querySelectorAll('[data-row]').length;
const heightOfRest = () => document.querySelector<HTMLElement>('tbody > tr[aria-hidden] > td')?.style.height;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the first rows are drawn at once with space for the others, which are drawn when the browser is idle', async () => {
  const { beIdle, isWaited } = watchIdle();
  const { router } = await showPeople();
  await screen.findByText('Person 1');
  await act(() => router.navigate('/people?per_page=20'));
  await waitFor(() => expect(heightOfRest()).toBe('576px'));
  expect([drawnRows(), heightOfRest()]).toEqual([8, '576px']);
  while (isWaited()) beIdle();
  expect([drawnRows(), heightOfRest()]).toEqual([20, undefined]);

  await act(() => router.navigate('/people?per_page=20&page=2'));
  await screen.findByText('Person 21');
  await waitFor(() => expect(drawnRows()).toBe(8));
  await act(() => router.navigate(-1));
  await screen.findByText('Person 1');
  expect(drawnRows()).toBe(20);
});
