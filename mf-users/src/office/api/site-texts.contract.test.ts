// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { publishSite, restoreSite, saveSite, siteQuery } from './site-texts.ts';

const api = await useApi(sharedTestApi);

test('a question is saved, published and taken back', async () => {
  (await someone(api, 'admin')).signIn();
  const { version } = await new QueryClient().fetchQuery(siteQuery('faq'));
  const both = { question: 'Own?', answer: 'Yes.' };
  const sections = [{ key: 'own-1', hidden: false, content: { en: both, ar: both } }];
  const saved = await saveSite('faq', { version, sections });
  expect(saved).toMatchObject({ version: version + 1, sections: [{ key: 'own-1', content: { en: both } }] });
  const other = { version, sections: [{ ...sections[0], key: 'own-2' }] } as Parameters<typeof saveSite>[1];
  expect(await rejectionOf(saveSite('faq', other))).toMatchObject({ status: 409, data: { newest: version + 1 } });
  const { editor } = await publishSite('faq', saved.version);
  expect(editor.published).toBe(saved.version);
  expect((await restoreSite('faq', 1)).editor.published).toBe(saved.version + 1);
});
