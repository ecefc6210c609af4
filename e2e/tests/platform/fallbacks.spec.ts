import { type Fault, kindOfFault as kindOf, type FaultPlace as Place } from '@academy/platform/conformance';
import type { ConsoleMessage, Page } from 'playwright/test';
import { liveVersion, releaseErrors } from '../../src/failures.ts';
import { plant } from '../../src/faults.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark } from '../../src/variants.ts';

const onTheWay = ['answers 500', 'never answers', 'has other bytes'] as const;
const inCode = ['throws at import', 'never settles'] as const;
const drawn = ['throws in its first render', 'throws in an effect', 'draws itself without end'] as const;
const matrix: Record<Place, readonly Fault[]> = {
  entry: [...onTheWay, 'throws at import'],
  module: [...onTheWay, ...inCode],
  screen: [...onTheWay, ...inCode, ...drawn, 'sets its state in a loop'],
  slot: [...onTheWay, ...inCode, ...drawn],
};
const places = Object.keys(matrix) as Place[];
/**
 * The loader's unit tests have every fault in every place. A daily run has each fault once in the browser, and each
 * place in both groups.
 */
const daily: Record<'previous' | 'alone', Record<Place, readonly Fault[]>> = {
  previous: {
    entry: ['answers 500'],
    module: ['throws at import'],
    screen: ['throws in its first render', 'sets its state in a loop', 'draws itself without end'],
    slot: ['throws in an effect'],
  },
  alone: {
    entry: ['has other bytes'],
    module: ['never settles'],
    screen: ['never answers'],
    slot: ['answers 500'],
  },
};
const faultsOf = (group: keyof typeof daily, place: Place) =>
  process.env.TEST_ALL === '1' ? matrix[place] : daily[group][place];
/** Long timeout for a busy machine: the test waits for the outcome. */
const patience = { timeout: 30_000 };
const problem = 'This section could not be opened';
const down = 'Not available right now';
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const loadedBell = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=dialog]').and(bell(page));

/** Opens the feed; the bell of the top bar loads as soon as its slot is there. */
async function open(page: Page, place: Place): Promise<void> {
  await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
  if (place === 'slot') await bell(page).hover();
}

/** Records the seconds since the page was requested, for the report of the run. */
async function took(page: Page, cell: string): Promise<void> {
  const seconds = (await page.evaluate(() => performance.now())) / 1000;
  test.info().annotations.push({ type: 'seconds', description: `${cell}: ${seconds.toFixed(1)}` });
}

/** The shell's own reports about a version. */
function reportsOf(page: Page, version: string): string[] {
  const reports: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().startsWith(`mf-timeline@${version}`)) reports.push(message.text());
  });
  return reports;
}

test.describe('with a previous release', () => {
  test.use({ setting: 'second-release' });
  // In one worker: another would start its own academy.
  test.describe.configure({ mode: 'default' });

  for (const place of places) {
    for (const fault of faultsOf('previous', place)) {
      test(`a ${place} that ${fault} is replaced by the previous release`, async ({
        page,
        signInAs,
        academy,
        expectedErrors,
      }) => {
        expectedErrors.push(releaseErrors, /planted|WebSocket/);
        const reports = reportsOf(page, await liveVersion(academy.url));
        await plant(page, academy.url, place, fault);
        await signInAs('student');
        await open(page, place);
        if (place === 'slot') {
          await expect(loadedBell(page)).toBeVisible(patience);
          await expect(bell(page)).not.toHaveAccessibleName(new RegExp(down));
        } else {
          await expect(page.getByRole('article').first()).toBeVisible(patience);
          await expect(page.getByText(secondFeedMark)).toHaveCount(0);
          await expect(page.getByRole('alert').filter({ hasText: problem })).toHaveCount(0);
        }
        await took(page, `previous · ${place} · ${fault}`);
        await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
        await expect.poll(() => reports).toEqual([expect.stringContaining(kindOf(fault))]);
      });
    }
  }
});

test.describe('without a previous release', () => {
  for (const place of places) {
    for (const fault of faultsOf('alone', place)) {
      test(`a ${place} that ${fault} shows an error in its place`, async ({
        page,
        signInAs,
        academy,
        expectedErrors,
      }) => {
        expectedErrors.push(releaseErrors, /planted|WebSocket/);
        const version = await liveVersion(academy.url);
        const reports = reportsOf(page, version);
        const mend = await plant(page, academy.url, place, fault);
        await signInAs('student');
        await open(page, place);
        const reason = `mf-timeline ${version} · ${kindOf(fault)} · `;
        if (place === 'slot') {
          await expect(bell(page)).toHaveAccessibleName(`Notifications · ${down}`, patience);
          await expect(bell(page)).toHaveAttribute('aria-description', new RegExp(reason));
        } else {
          await expect(page.getByRole('alert').filter({ hasText: problem })).toContainText(reason, patience);
          await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName(new RegExp(down));
          await expect(page).toHaveTitle(/Timeline · Academy$/);
        }
        await took(page, `alone · ${place} · ${fault}`);
        expect(reports).toHaveLength(1);
        if (!(onTheWay as readonly Fault[]).includes(fault)) return;
        await mend();
        if (place === 'slot') return expect(loadedBell(page)).toBeVisible();
        // Waits until a response from before the fault was repaired has arrived, which is accepted.
        if (fault === 'answers 500') await page.getByRole('button', { name: 'Try again' }).click();
        else
          await page
            .getByRole('button', { name: 'Try again' })
            .click({ timeout: 2000 })
            .catch(() => {});
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
      });
    }
  }
});
