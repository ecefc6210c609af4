import { expect, it } from 'vitest';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { pageOf } from '#/testing/page-of-turns.ts';
import { entry } from '#/testing/registry.fixture.ts';
import { inHand, tryFallbacks } from './fallbacks.ts';
import { patientWait } from './patient-wait.ts';

const release = entry({ version: '1.0.0-aaaa' });
const plan = { current: release.version, candidates: [inHand(release)], failure: null };

function loadOn(page: ReturnType<typeof pageOf>) {
  let arrive: (module: object) => void = () => {};
  const prepare = () =>
    new Promise<object>((resolve) => {
      arrive = resolve;
    });
  const states: string[] = [];
  const loading = tryFallbacks(plan, { ...fakeRuntime({}).deps, prepare, wait: patientWait(page.later) });
  loading.then(
    ({ failure }) => states.push(failure ? failure.kind : 'loaded'),
    (error) => states.push(error.kind),
  );
  return { states, arrive: () => arrive({ good: true }) };
}

it('a remote whose entry has arrived while the page was busy for six seconds is no failure', async () => {
  const page = pageOf();
  const { states, arrive } = loadOn(page);
  await page.pass(500);
  await page.block(6000);
  arrive();
  await page.pass(100);
  expect(states).toEqual(['loaded']);
});

it('a remote is not given up on a page that is busy again and again', async () => {
  const page = pageOf();
  const { states, arrive } = loadOn(page);
  for (let task = 0; task < 20; task += 1) await page.block(700);
  expect(states).toEqual([]);
  arrive();
  await page.pass(100);
  expect(states).toEqual(['loaded']);
});

it('a remote that does not answer a page that has time is given up within five seconds', async () => {
  const page = pageOf();
  const { states } = loadOn(page);
  await page.pass(4100);
  expect(states).toEqual([]);
  await page.pass(900);
  expect(states).toEqual(['too-slow']);
});
