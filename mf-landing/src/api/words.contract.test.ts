// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { http } from '@academy/shared-auth';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import { builtInWords } from '#/words/page-words.ts';
import { readWords } from './words.ts';

const api = await useApi(sharedTestApi);

test('a visitor reads the questions that admins have published', async () => {
  expect(await readWords('en')).toEqual(builtInWords);
  (await someone(api, 'admin')).signIn();
  const [en, ar] = [
    { question: 'Own?', answer: 'Yes.' },
    { question: 'سؤال؟', answer: 'نعم.' },
  ];
  await http.put('site/faq', { json: { sections: [{ key: 'own-1', content: { en, ar } }] } });
  await http.post('site/faq/publish', { json: {} });
  expect((await readWords('ar')).questions).toEqual([{ key: 'own-1', ...ar }]);
});
