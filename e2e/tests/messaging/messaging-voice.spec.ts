import { thread, threadPath } from '../../src/domains/chats.ts';
import { microphone } from '../../src/microphone.ts';
import { expect, test } from '../../src/test.ts';

test.use(microphone);

test('a voice message is recorded, sent, and played by the recipient', async ({ page, signInAs, openAs, academy }) => {
  test.slow();
  await signInAs('student');
  await page.goto(await threadPath(academy, 'leader'));
  const leader = await openAs('leader', await threadPath(academy, 'student'));
  const notes = (of: typeof page) => thread(of).getByRole('button', { name: 'Play the voice message' });
  await expect(thread(leader)).toBeVisible();
  await expect(notes(leader)).toHaveCount(0);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByText('0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Send the voice message' }).click();
  await expect(notes(page)).toHaveCount(1);
  await notes(leader).click();
  await expect(thread(leader).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() =>
      thread(leader)
        .getByRole('slider')
        .evaluate((slider: HTMLInputElement) => Number(slider.value)),
    )
    .toBeGreaterThan(0);
  const heights = () =>
    thread(leader)
      .locator('svg rect')
      .evaluateAll((bars) => new Set(bars.map((bar) => bar.getAttribute('height'))).size);
  await expect.poll(heights).toBeGreaterThan(2);
});
