import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';

test('the settings of money are worded for the page of settings, in its language', async () => {
  const said: SettingGroupWords[] = [];
  await renderInSlot('settings.group', { onWords: (words) => void said.push(words) }, 'ar');
  await waitFor(() => expect(said.at(-1)).toMatchObject({ group: 'money', title: 'المالية' }));
  expect(said.at(-1)?.items.tax_name?.label).toBe('اسم الضريبة');
});
