import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';

test('the settings of classes have texts for the page of settings, in its language', async () => {
  const said: SettingGroupWords[] = [];
  await renderInSlot('settings.group', { onWords: (words) => void said.push(words) }, 'ar');
  await waitFor(() => expect(said.at(-1)).toMatchObject({ group: 'requests', title: 'طلبات الأسر' }));
  expect(said.at(-1)?.items.notice_hours?.label).toBe('مهلة الطلب بالساعات');
  const classes = said.findLast(({ group }) => group === 'classes');
  expect(classes?.title).toBe('الحصص');
  expect(classes?.items.first_reminder?.options?.['60']).toBe('قبل ساعة');
  expect(classes?.items.absence_minutes?.label).toBe('انتظار الطالب بالدقائق');
});
