import { bubble, composer, idOf, say, sendAs, thread, threadPath, unreadOf } from '../../src/domains/chats.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { expect, test } from '../../src/test.ts';

const closed = 'You can no longer message this user';

test.describe('an administrator', () => {
  test.use({ setting: 'own' });

  test('an admin reads a monitored conversation without a trace but in the audit log', async ({
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
    const list = page.getByRole('list', { name: 'Conversations of others' });
    await list
      .getByRole('link', { name: /Yusuf Ahmed/ })
      .filter({ hasText: 'سلمى' })
      .click();
    await expect(page.getByText('You are reading this conversation as an admin')).toBeVisible();
    await expect(bubble(page, 'This one waits for Yusuf')).toBeVisible();
    await expect(page.getByText('Conversations may be reviewed by the academy’s admins')).toBeVisible();
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
});

test('monitoring is for admins, and no other list exists', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/dashboard/messaging/chats');
  await expect(page.getByRole('link', { name: 'All chats' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log chats' })).toHaveCount(0);
  for (const path of ['log', 'log/1']) {
    await page.goto(`/dashboard/messaging/${path}`);
    await expect(page.getByRole('heading', { name: /403/ })).toBeVisible();
  }
  await page.goto('/dashboard/messaging/friends');
  await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible();
});

test('a conversation of others, or with somebody unrelated, cannot be opened', async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signInAs('student');
  await page.goto(await threadPath(academy, 'omar.farouk'));
  await expect(page.getByText('This conversation is not open to you')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
});

test.describe('when two are bound no longer', () => {
  test.use({ setting: 'own' });

  test('an ended relation leaves the conversation readable and closed', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/403/);
    await signInAs('student');
    await page.goto(await threadPath(academy, 'teacher'));
    const before = uniqueText('While you are my teacher');
    await say(page, before);
    await expect(bubble(page, before)).toBeVisible();
    await composer(page).fill(uniqueText('And now'));
    await academy.call('PUT', `users/${await idOf(academy, 'teacher')}`, {
      as: 'super-admin',
      json: { role: 'guest' },
    });
    // The page may have heard of it already, and taken the field away.
    await page.keyboard.press('Enter');
    await expect(page.getByText(closed)).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await page.reload();
    await expect(bubble(page, before)).toBeVisible();
    await expect(page.getByText(closed)).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
  });
});
