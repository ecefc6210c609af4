import type { SlotProps } from '@academy/shared-auth/contract';
import { signInForTest } from '@academy/shared-auth/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

test('the draft of a monthly report sums up the month’s records in the language of the page', async () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']);
  const nothing = { en: '', ar: '' };
  const memorised = { en: 'Newly memorised: An-Naba.', ar: 'الحفظ الجديد: النبأ.' };
  const searches = serve('students/7/progress/month', { data: { memorised, revised: nothing, attendance: nothing } });
  const drafts: Parameters<SlotProps<'monthly.draft'>['onDraft']>[0][] = [];
  const onDraft: SlotProps<'monthly.draft'>['onDraft'] = (draft) => drafts.push(draft);
  const props = { studentId: '7', teacherId: '5', year: 2026, month: 10, onDraft };
  await renderInPage('monthly.draft', ({ place }) => place(props), 'ar');
  await waitFor(() =>
    expect(drafts.at(-1)).toEqual({
      name: 'progress',
      answers: { memorised: 'الحفظ الجديد: النبأ.', revised: '', attendance: '' },
    }),
  );
  expect(searches.map(String)).toEqual(['year=2026&month=10&teacher=5']);
});
