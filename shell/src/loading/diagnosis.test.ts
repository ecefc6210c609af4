import { afterEach, expect, it, vi } from 'vitest';
import { entry } from '#/testing/registry.fixture.ts';
import { diagnose } from './diagnosis.ts';

const release = entry({
  files: { lessons: ['remoteEntry.js', 'assets/route.js'] },
  integrity: { 'remoteEntry.js': 'sha256-good', 'assets/route.js': 'sha256-good' },
});
const scriptError = new Error('RUNTIME-008: the script could not be loaded');
const response = (status: number) => new Response('', { status });

/** A network whose files have these states. */
function network(files: Record<string, 'good' | 'changed' | 404>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const state = files[url.split('1.0.0-aaaa/')[1] ?? ''];
    if (state === undefined) throw new TypeError('Failed to fetch');
    if (state === 404) return response(404);
    if (state === 'changed' && init.integrity) throw new TypeError('integrity');
    return response(200);
  });
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['unreachable', { 'remoteEntry.js': 404, 'assets/route.js': 'good' }],
  ['unreachable', {}],
  ['tampered', { 'remoteEntry.js': 'good', 'assets/route.js': 'changed' }],
  ['crashed', { 'remoteEntry.js': 'good', 'assets/route.js': 'good' }],
] as const)('the diagnosis is %s when the files are %o', async (kind, files) => {
  network(files);
  expect((await diagnose(release, scriptError)).kind).toBe(kind);
});

it.each([
  ['too-slow', 'ScriptNetworkError: Script "x" timed out.'],
  ['incompatible', 'Version 18.0.0 from shell of shared singleton module react does not satisfy the requirement'],
])('the diagnosis is %s from the runtime’s own message', async (kind, message) => {
  network({ 'remoteEntry.js': 'good', 'assets/route.js': 'good' });
  expect((await diagnose(release, new Error(message))).kind).toBe(kind);
});

const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 248 failed.\n(${type}: x)`), {
    name: 'ChunkLoadError',
    type,
    request: `${release.base}assets/route.js`,
  });

it.each([
  ['unreachable', 'error', 404],
  ['tampered', 'error', 'changed'],
  ['unreachable', 'error', 'good'],
  ['crashed', 'missing', 'good'],
  ['too-slow', 'timeout', 'good'],
] as const)("a part's script is diagnosed as %s after %s when its file is %s", async (kind, type, state) => {
  network({ 'assets/route.js': state });
  expect(await diagnose(release, chunkError(type))).toMatchObject({ kind, version: release.version });
});

it('an error of the release’s own code is kept without checking files', async () => {
  const thrown = new TypeError('a singleton timed out');
  expect(await diagnose(release, thrown)).toMatchObject({ kind: 'crashed', message: thrown.message, cause: thrown });
});
