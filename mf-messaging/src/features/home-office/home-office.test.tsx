import type { SlotProps } from '@academy/shared-auth/contract';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOfficeChat, serveOffice } from '#/testing/office.ts';
import { renderLine } from '#/testing/render-at.tsx';

const render = (onCount: SlotProps<'home.attention'>['onCount']) => renderLine(onCount, 'en', 'home-office');

test('families that wait for an answer are counted, and lead to the inbox (D167)', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['messaging.read', 'messaging.office']);
  serveOffice([anOfficeChat({ id: '1' }), anOfficeChat({ id: '2', status: 'done' })]);
  const counts: number[] = [];
  await render((count) => counts.push(count));
  const link = await screen.findByRole('link', { name: 'family waits for an answer from the academy' });
  expect(link.getAttribute('href')).toBe('/dashboard/messaging/office');
  expect(counts).toEqual([1]);
});

test('families that wait longer than was promised are counted beside (D165)', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['messaging.read', 'messaging.office']);
  const { held } = serveOffice([anOfficeChat({ id: '1' }), anOfficeChat({ id: '2' })]);
  held.late = 1;
  await render(() => {});
  await screen.findByRole('link', { name: /families wait for an answer from the academy · 1 longer than promised$/ });
});

test('if every family has its answer, the count is 0 and nothing is drawn', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['messaging.read', 'messaging.office']);
  serveOffice([]);
  const counts: number[] = [];
  await render((count) => counts.push(count));
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('link')).toBeNull();
});
