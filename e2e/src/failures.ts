import type { Page, Route } from 'playwright/test';

const slowness = 10_000;

async function withOtherBytes(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// and something else` });
}

/** Longer than anybody waits; the page may be closed by then. */
async function muchLater(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, slowness));
  await route.continue().catch(() => {});
}

/** How the files of a release can fail, and how the shell calls it. */
export const failures = {
  'cannot be reached': { fail: (route: Route) => route.abort('connectionrefused'), kind: 'unreachable' },
  'is not there': { fail: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }), kind: 'unreachable' },
  'answers after ten seconds': { fail: muchLater, kind: 'too-slow' },
  'has other bytes than were published': { fail: withOtherBytes, kind: 'tampered' },
} as const;

export type Failure = (typeof failures)[keyof typeof failures];

/** What the browser, the federation runtime and React report of a release that cannot be had. */
export const releaseErrors =
  /Failed to load resource|Failed to find a valid digest|preload|integrity|Federation Runtime|RemoteFailure|mf-timeline/i;

/** Lets every script of a version fail, until the answered function is called. */
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

/** Lets a page get a registry that was changed on the way. */
export async function spoilRegistry(page: Page, spoil: (timeline: LiveRelease) => void): Promise<void> {
  await page.route('**/remotes.json*', async (route) => {
    const response = await route.fetch();
    // One that has not changed comes without a body.
    if (response.status() !== 200) return route.fulfill({ response });
    const registry = (await response.json()) as { remotes: LiveRelease[] };
    for (const remote of registry.remotes) if (remote.name === 'mf-timeline') spoil(remote);
    await route.fulfill({ response, json: registry });
  });
}

/** The version of the timeline that is live. */
export async function liveVersion(baseUrl: string): Promise<string> {
  const { remotes } = (await (await fetch(`${baseUrl}/remotes.json`)).json()) as { remotes: LiveRelease[] };
  const timeline = remotes.find(({ name }) => name === 'mf-timeline');
  if (!timeline) throw new Error('the timeline is not in the registry');
  return timeline.version;
}
