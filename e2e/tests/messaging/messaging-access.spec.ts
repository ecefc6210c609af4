import { idOf, messageBubble, sendAs, thread, unreadOf } from '../../src/domains/chats.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'own' });

test('an admin reads a monitored conversation and leaves a trace only in the audit log', async ({
  page,
  signInAs,
  academy,
}) => {
  test.slow();
  await sendAs(academy, 'teacher', 'student', 'This one waits for Yusuf');
  const waiting = await unreadOf(academy, 'student');
  expect(waiting).toBeGreaterThan(0);
  await signInAs('admin');
  await page.goto('/dashboard/messaging/chats');
  await page.getByRole('link', { name: 'Log chats' }).click();
  const list = page.getByRole('list', { name: 'Chats of others' });
  await list
    .getByRole('link', { name: /Yusuf Ahmed/ })
    .filter({ hasText: 'سلمى' })
    .click();
  await expect(page.getByText('You are reading this chat as an admin')).toBeVisible();
  await expect(messageBubble(page, 'This one waits for Yusuf')).toBeVisible();
  await expect(page.getByText('Chats may be reviewed by the academy’s admins')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Message/ })).toHaveCount(0);
  for (const word of ['Sent', 'Delivered', 'Read'])
    await expect(thread(page).getByText(word, { exact: true })).toHaveCount(0);

  expect(await unreadOf(academy, 'student')).toBe(waiting);
  const chatId = page.url().split('/').at(-1);
  const { data } = await academy.call<{
    data: { action: string; subject_id: string; actor: { id: string } | null }[];
  }>('GET', 'audit', { as: 'admin' });
  expect(data.filter(({ action, subject_id }) => action.startsWith('chat') && subject_id === chatId)).toHaveLength(1);
  expect(data[0]?.actor?.id).toBe(await idOf(academy, 'admin'));
});
