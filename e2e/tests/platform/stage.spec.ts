import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followSources, StageProxy } from '@academy/platform/stage';
import type { Academy } from '../../src/academy.ts';
import { root } from '../../src/places.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark, variantDist } from '../../src/variants.ts';

/** The timeline from source in a deployed academy; `change` replaces its sources with those of the second release. */
async function fromSource(academy: Academy) {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-source-'));
  const dist = path.join(folder, 'dist');
  let built = path.join(root, 'mf-timeline/dist');
  const build = async () => {
    rmSync(dist, { recursive: true, force: true });
    cpSync(built, dist, { recursive: true });
    return { dist };
  };
  const source = await followSources({ build, watched: [folder] });
  const proxy = await StageProxy.open({ stage: new URL(academy.url), source, port: 0 });
  return {
    url: proxy.url,
    change: () => {
      built = variantDist('timeline-second');
      writeFileSync(path.join(folder, 'remote.ts'), '');
    },
    close: async () => {
      source.close();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('a remote from source is shown in a deployed academy, with its session, realtime and other remotes, and follows changes', async ({
  academy,
  page,
  context,
}) => {
  const local = await fromSource(academy);
  try {
    const session = { name: 'session', value: await academy.tokenOf('admin'), url: local.url };
    await context.addCookies([{ ...session, sameSite: 'Strict' }]);
    const socket = page.waitForEvent('websocket');
    await page.goto(`${local.url}/dashboard/timeline`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(secondFeedMark)).toHaveCount(0);
    expect((await socket).url()).toContain(local.url.replace('http', 'ws'));
    local.change();
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('list', { name: 'Chats' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(local.url);
  } finally {
    await page.close();
    await local.close();
  }
});
