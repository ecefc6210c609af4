import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFigures } from './figures.ts';

const listening = vi.spyOn(globalThis, 'addEventListener');
const ofDocument = vi.spyOn(document, 'addEventListener');
let beacons = 0;
let sent: object[] = [];

beforeEach(() => {
  beacons = 0;
  sent = [];
  const sendBeacon = (address: string, body: Blob) => {
    beacons += 1;
    void body.text().then((text) => sent.push({ address, type: body.type, ...JSON.parse(text) }));
    return true;
  };
  vi.stubGlobal('navigator', { onLine: true, sendBeacon });
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  for (const [type, listener] of ofDocument.mock.calls) document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const release = '1.0.0-abc';
const ofPage = { address: '/api/figures', type: 'application/json' };

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function fail(name: string, file: string): void {
  const error = Object.assign(new Error('Layla'), { name, stack: `${name}: Layla\n    at ${file}:1:2` });
  dispatchEvent(new ErrorEvent('error', { error, filename: file }));
}

it('a page reports its load once, when it is hidden', async () => {
  reportFigures({ release });
  document.dispatchEvent(new Event('visibilitychange'));
  hide();
  hide();
  const remotes = [{ remote: 'mf-landing', version: release, loads: [expect.any(Number)] }];
  expect(beacons).toBe(1);
  await expect.poll(() => sent).toEqual([{ ...ofPage, remotes }]);
});

it('an error of the page’s own script is reported by its name, at once and only once', async () => {
  reportFigures({ release, every: '10' }, 0.5);
  fail('TypeError', `${location.origin}/site/landing.0123.js`);
  fail('TypeError', `${location.origin}/site/landing.0123.js`);
  fail('RangeError', 'chrome-extension://abc/site.js');
  hide();
  expect(beacons).toBe(1);
  await expect
    .poll(() => sent)
    .toEqual([{ ...ofPage, remotes: [{ remote: 'mf-landing', version: release, errors: ['TypeError'] }] }]);
});

it('a page without a release written by a server reports nothing', () => {
  reportFigures({ release: '%RELEASE%' });
  fail('TypeError', `${location.origin}/site/landing.0123.js`);
  hide();
  expect(beacons).toBe(0);
});
