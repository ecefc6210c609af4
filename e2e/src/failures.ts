import type { Page, Route } from 'playwright/test';

const slowness = 10_000;

async function withOtherBytes(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// and something else` });
}

/** Longer than any test waits; the page may be closed by then. */
async function muchLater(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, slowness));
  await route.continue().catch(() => {});
}

/** How the files of a release can fail, and the name of the failure in the shell. */
export const failures = {
  'cannot be reached': { fail: (route: Route) => route.abort('connectionrefused'), kind: 'unreachable' },
  'is not there': { fail: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }), kind: 'unreachable' },
  'answers after ten seconds': { fail: muchLater, kind: 'too-slow' },
  'has other bytes than were published': { fail: withOtherBytes, kind: 'tampered' },
} as const;

export type Failure = (typeof failures)[keyof typeof failures];

/** Errors of the browser, the federation runtime and React for a release that cannot be loaded. */
export const releaseErrors =
  /Failed to load resource|Failed to find a valid digest|preload|integrity|Federation Runtime|RemoteFailure|mf-timeline/i;

/** Makes every script of a version fail until the returned function is called. */
export async function breakScripts(page: Page, version: string, { fail }: Failure): Promise<() => Promise<void>> {
  const scripts = `**/remotes/mf-timeline/${version}/**/*.js`;
  await page.route(scripts, fail);
  return () => page.unroute(scripts, fail);
}

interface LiveRelease {
  name: string;
  version: string;
  manifest: object;
}

/** Gives a page a changed registry instead of the server's. */
export async function spoilRegistry(page: Page, spoil: (timeline: LiveRelease) => void): Promise<void> {
  await page.route('**/remotes.json*', async (route) => {
    // Its later part has no files.
    if (new URL(route.request().url()).searchParams.get('part') === 'later') return route.fallback();
    const response = await route.fetch();
    // An unchanged registry comes without a body.
    if (response.status() !== 200) return route.fulfill({ response });
    const registry = (await response.json()) as { remotes: LiveRelease[] };
    for (const remote of registry.remotes) if (remote.name === 'mf-timeline') spoil(remote);
    await route.fulfill({ response, json: registry });
  });
}

/** The live version of the timeline. */
export async function liveVersion(baseUrl: string): Promise<string> {
  const { remotes } = (await (await fetch(`${baseUrl}/remotes.json`)).json()) as { remotes: LiveRelease[] };
  const timeline = remotes.find(({ name }) => name === 'mf-timeline');
  if (!timeline) throw new Error('the timeline is not in the registry');
  return timeline.version;
}
