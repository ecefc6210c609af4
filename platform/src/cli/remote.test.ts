import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keyPair, unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OperationUse } from '../api-contract/operation-use.ts';
import { noteChecked } from '../registry/index.ts';
import { runRemote } from './remote/remote-run.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'remote-cli-'));
});
afterAll(() => rm(scratch, { recursive: true }));

const commandLine = (...args: string[]) => ['--import', 'tsx', join(import.meta.dirname, 'remote.ts'), ...args];

/** The answers of the person at the terminal, one for each question. */
let answers: string[] = [];

async function remote(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const status = await runRemote(['--store', join(scratch, 'store'), ...args], {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ask: async () => answers.shift() ?? 'q',
  });
  return { status, stdout: said.join('\n'), stderr: complained.join('\n') };
}

it('the command line deploys, lists, rejects and rolls back', { timeout: 60_000 }, async () => {
  const built = async (version: string, shell = '^1.0.0') => {
    const folder = join(scratch, version);
    const needs = { shell, api: '^1.0.0' };
    return {
      folder,
      ...(await writeBuiltRemote(folder, { name: 'mf-timeline', version, mark: version, declaration: { needs } })),
    };
  };
  const first = await built('1.0.0');
  const second = await built('1.1.0');
  const tooNew = await built('2.0.0', '^2.0.0');

  expect(await remote('deploy', 'timeline', '--dist', first.folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('does not say which platform it serves'),
  });
  expect((await remote('platform', '--shell', '1.0.0', '--api', '1.0.0')).status).toBe(0);
  expect(await remote('deploy', 'timeline', '--dist', first.folder)).toMatchObject({
    status: 0,
    stdout: `mf-timeline ${first.version} is live`,
  });
  expect((await remote('deploy', 'mf-timeline', '--dist', second.folder)).stdout).toContain(
    `(before: ${first.version})`,
  );
  expect(await remote('deploy', 'timeline', '--dist', tooNew.folder)).toMatchObject({
    status: 1,
    stderr: `refused: mf-timeline ${tooNew.version} needs shell ^2.0.0 (the platform has 1.0.0)`,
  });
  expect((await remote('rollback', 'timeline')).stdout).toBe(`mf-timeline ${first.version} is live again`);
  const disabled = await remote('disable', 'timeline', '--now', '--by', 'amal', '--note', 'wrong sums');
  expect(disabled.stdout).toBe('mf-timeline is disabled, also in pages that are open');
  expect((await remote('mount', 'timeline', 'single-spa')).status).toBe(0);
  expect(JSON.parse((await remote('list', '--json')).stdout)).toMatchObject({
    revision: 5,
    remotes: [{ name: 'mf-timeline', version: first.version, previous: null, mount: 'single-spa', enabled: false }],
  });
  const log = JSON.parse((await remote('log', '--json', '--count', '3')).stdout);
  expect(log).toMatchObject([
    { revision: 5, command: 'mount timeline single-spa', changes: ['mf-timeline mounted as single-spa'] },
    {
      revision: 4,
      command: 'disable timeline --now',
      changes: ['mf-timeline disabled'],
      note: 'wrong sums',
      by: 'amal',
    },
    { revision: 3, changes: [`mf-timeline ${second.version} → ${first.version}`] },
  ]);
  expect((await remote('restore', '--revision', '2')).stdout).toContain('revision 2 is live again, as revision 6');
  expect((await remote('log', '--count', '1')).stdout).toMatch(
    /^REVISION .*\n6 +20\S+ +\S+ +restore --revision 2 +mf-timeline /,
  );
  expect((await remote('prune', '--dry-run')).stdout).toBe('0 versions would be deleted (0.0 MB), 0 unfinished files');
  expect((await remote('restore')).stderr).toContain('restore needs --revision N or --at');
  expect((await remote('restore', '--revision', '5')).status).toBe(0);
  expect((await remote('list')).stdout).toMatch(
    /^NAME .*\nmf-timeline +1\.0\.0-\w+ +- +single-spa +no +20\S+ +\S+ +no +-$/,
  );
});

it('parallel deploys of several processes all succeed', { timeout: 60_000 }, async () => {
  const store = join(scratch, 'raced');
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', '--store', store);
  const names = ['mf-a', 'mf-b', 'mf-c'];
  await Promise.all(names.map((name) => writeBuiltRemote(join(scratch, name), { name, version: '1.0.0' })));
  const run = promisify(execFile);
  await Promise.all(
    names.map((name) =>
      run(process.execPath, commandLine('deploy', name, '--dist', join(scratch, name), '--store', store)),
    ),
  );
  const listed = JSON.parse((await remote('list', '--json', '--store', store)).stdout);
  expect([listed.revision, listed.remotes.map((entry: { name: string }) => entry.name)]).toEqual([3, names]);
  await expect(run(process.execPath, commandLine('rollback', 'mf-a', '--store', store))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('refused: mf-a has no version before'),
  });
});

async function writeOffers(name: string, names: string[], slots: string[] = []): Promise<string> {
  const file = join(scratch, `offers-${name}.json`);
  await writeFile(file, JSON.stringify({ exports: { '@academy/shared-ui': names }, slots }));
  return file;
}

async function writeOpenapi(version: string, paths: Record<string, object> = {}): Promise<string> {
  const file = join(scratch, `api-${version}.json`);
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', info: { version }, paths }));
  return file;
}

it('a deploy and a new shell are rejected with the names that releases use and the shell lacks', async () => {
  const store = ['--store', join(scratch, 'verdict')];
  const openapi = await writeOpenapi('1.0.0');
  const offers = async (name: string, names: string[], slots = ['home.widget']) => {
    const file = await writeOffers(name, names, slots);
    return ['platform', '--shell', '1.3.0', '--openapi', openapi, '--offers', file, ...store];
  };
  const built = async (version: string, names: string[]) => {
    const folder = join(scratch, `uses-${version}`);
    const filler = { id: 'next', slot: 'home.widget', part: 'next', order: 1, permissions: [], only: [], except: [] };
    const slots = [{ ...filler, relations: [] }];
    const remote = {
      name: 'mf-a',
      version,
      mark: version,
      uses: { '@academy/shared-ui': names },
      declaration: { slots },
    };
    return { folder, ...(await writeBuiltRemote(folder, remote)) };
  };
  const [first, second, third] = [
    await built('1.0.0', ['Box', 'OldThing']),
    await built('1.1.0', ['Box']),
    await built('1.2.0', ['Box', 'NewThing']),
  ];
  await remote(...(await offers('today', ['Box', 'OldThing'])));
  for (const { folder } of [first, second])
    expect((await remote('deploy', 'a', '--dist', folder, ...store)).status).toBe(0);
  expect((await remote('deploy', 'a', '--dist', third.folder, ...store)).stderr).toBe(
    `refused: mf-a ${third.version} uses NewThing of @academy/shared-ui, which shell 1.3.0 does not offer`,
  );
  const next = await remote(...(await offers('next', ['Box'])), '--check');
  expect([next.status, next.stderr]).toEqual([
    1,
    `refused: shell 1.3.0 and API 1.0.0 break\n  - previous: mf-a ${first.version} uses OldThing of @academy/shared-ui, which shell 1.3.0 does not offer`,
  ]);
  const bare = await remote(...(await offers('bare', ['OldThing'], [])), '--check');
  expect(bare.stderr).toContain(
    `live: mf-a ${second.version} uses Box of @academy/shared-ui, the slot home.widget, which`,
  );
  expect((await remote(...(await offers('wider', ['Box', 'OldThing', 'NewThing'])), '--check')).status).toBe(0);
  expect((await remote('deploy', 'a', '--dist', third.folder, ...store)).status).toBe(1);
});

it('a build is previewed beside the live version, by a link that expires', { timeout: 60_000 }, async () => {
  const store = ['--store', join(scratch, 'previewed')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const built = async (version: string) => {
    const folder = join(scratch, `previewed-${version}`);
    return { folder, ...(await writeBuiltRemote(folder, { name: 'mf-a', version, mark: version })) };
  };
  const [live, next] = [await built('1.0.0'), await built('1.1.0')];
  await remote('deploy', 'a', '--dist', live.folder, ...store);
  const options = ['--dist', next.folder, '--site', 'https://academy.test/', '--page', '/dashboard/a?tab=2'];
  const { stdout } = await remote('preview', 'a', ...options, '--for', '3d', '--role', 'admin', ...store);
  const [said, link = ''] = stdout.split('\n');
  const [, until = ''] = /until (\S+);/.exec(said ?? '') ?? [];
  expect(said).toContain(`mf-a ${next.version} can be seen by admin until`);
  expect(Math.round((new Date(until).getTime() - Date.now()) / 86_400_000)).toBe(3);
  const { origin, pathname, searchParams } = new URL(link);
  expect([origin, pathname, searchParams.get('tab')]).toEqual(['https://academy.test', '/dashboard/a', '2']);
  const claims = JSON.parse(Buffer.from(searchParams.get('preview')?.split('.')[0] ?? '', 'base64url').toString());
  expect(claims).toEqual({ versions: { 'mf-a': next.version }, role: 'admin', until });
  const listed = JSON.parse((await remote('list', '--json', ...store)).stdout);
  expect([listed.revision, listed.remotes[0].version]).toEqual([1, live.version]);
  expect((await remote('preview', 'a', ...options, '--for', '90d', ...store)).status).toBe(2);
});

it('a deploy and a new API are rejected with the operations that releases use and the API lacks', async () => {
  const store = ['--store', join(scratch, 'api-verdict')];
  const api = async (version: string, paths: Record<string, object>) => {
    const given = ['--openapi', await writeOpenapi(version, paths), '--offers', await writeOffers('none', [])];
    return ['platform', '--shell', '1.0.0', ...given, ...store];
  };
  const shelves = (field: string) => {
    const rows = {
      type: 'array',
      items: { properties: { [field]: { type: 'string' } }, required: [field], type: 'object' },
    };
    const schema = { type: 'object', properties: { data: rows }, required: ['data'] };
    return { get: { responses: { 200: { content: { 'application/json': { schema } } } } } };
  };
  const built = async (version: string, operations: OperationUse[]) => {
    const folder = join(scratch, `operations-${version}`);
    return { folder, ...(await writeBuiltRemote(folder, { name: 'mf-a', version, mark: version, operations })) };
  };
  const list: OperationUse = { call: 'GET /shelves', reads: { data: [{ grade: 'string' }] } };
  const [first, second, third] = [
    await built('1.0.0', [list]),
    await built('1.1.0', [{ call: 'GET /shelves/{}' }]),
    await built('1.2.0', [{ call: 'GET /rooms' }]),
  ];
  const detail = { get: { responses: {} } };
  expect(
    (await remote(...(await api('1.4.0', { '/shelves': shelves('grade'), '/shelves/{id}': detail })))).stdout,
  ).toContain('shell 1.0.0 and API 1.4.0');
  for (const { folder } of [first, second])
    expect((await remote('deploy', 'a', '--dist', folder, ...store)).status).toBe(0);
  expect((await remote('deploy', 'a', '--dist', third.folder, ...store)).stderr).toBe(
    `refused: mf-a ${third.version} uses GET /api/rooms, which API 1.4.0 does not offer`,
  );
  expect((await remote(...(await api('1.5.0', { '/shelves': shelves('mark') })), '--check')).stderr).toBe(
    `refused: shell 1.0.0 and API 1.5.0 break
  - live: mf-a ${second.version} uses GET /api/shelves/{}, which API 1.5.0 does not offer
  - previous: mf-a ${first.version} reads \`data[].grade\` of GET /api/shelves, which API 1.5.0 does not offer`,
  );
  expect((await remote('rollback', 'a', ...store)).status).toBe(0);
  const registry = await readFile(join(scratch, 'api-verdict', 'registry.json'), 'utf8');
  expect(registry).not.toContain('GET /shelves');
});

it('a release that does not declare what it uses is reported as unknown, and rejected by a deploy', async () => {
  const store = ['--store', join(scratch, 'silent')];
  const [offers, openapi] = [await writeOffers('silent', ['Box']), await writeOpenapi('1.0.0')];
  const platform = ['platform', '--shell', '1.1.0', '--offers', offers, '--openapi', openapi, ...store];
  const folder = join(scratch, 'silent-a');
  const { version } = await writeBuiltRemote(folder, { name: 'mf-a', version: '1.0.0', operations: null });
  const silence = `mf-a ${version} does not state what it uses of the shell and the API`;
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  expect((await remote('deploy', 'a', '--dist', folder, ...store)).status).toBe(0);
  const check = await remote(...platform, '--check');
  expect([check.status, check.stdout]).toEqual([1, '']);
  expect(check.stderr).toMatch(new RegExp(`^refused: unknown whether they run\n  - live: ${silence}\nBuild these .*`));
  expect((await remote(...platform)).stdout).toContain(`warning: unknown whether it runs, live: ${silence}`);
  const rejected = await remote('deploy', 'a', '--dist', folder, ...store);
  expect(rejected).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${silence}: unknown whether it runs.`),
  });
  expect((await remote('deploy', 'a', '--dist', folder, '--force-gate', ...store)).status).toBe(0);
});

it('a check against a platform that does not declare what it offers does not pass', async () => {
  const store = ['--store', join(scratch, 'unsaid')];
  const check = await remote('platform', '--shell', '1.1.0', '--api', '1.0.0', '--check', ...store);
  expect([check.status, check.stderr]).toEqual([
    1,
    'refused: unknown\n  - what shell 1.1.0 offers: give --offers\n  - what API 1.0.0 offers: give --openapi',
  ]);
});

it('a search finds the remote that breaks a page, by links that switch others back', { timeout: 60_000 }, async () => {
  const store = ['--store', join(scratch, 'searched')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const deployed: Record<string, string> = {};
  for (const [name, version] of [
    ['mf-a', '1.0.0'],
    ['mf-b', '1.0.0'],
    ['mf-b', '1.1.0'],
    ['mf-c', '1.0.0'],
  ] as const) {
    const folder = join(scratch, `searched-${name}-${version}`);
    deployed[`${name} ${version}`] = (await writeBuiltRemote(folder, { name, version, mark: version })).version;
    expect((await remote('deploy', name, '--dist', folder, ...store)).stderr).toBe('');
  }
  answers = ['works', 'x', 'b', 'b', 'undo', 'w', 'works'];
  const { stdout } = await remote('bisect', '--site', 'https://academy.test', ...store);
  const links = stdout.split('\n').filter((line) => line.startsWith('https:'));
  const versions = links.map((link) => {
    const [claims = ''] = new URL(link).searchParams.get('preview')?.split('.') ?? [];
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).versions;
  });
  const before = deployed['mf-b 1.0.0'];
  expect(versions[0]).toEqual({ 'mf-a': null, 'mf-b': before, 'mf-c': null });
  expect(versions.at(-1)).toEqual({ 'mf-b': before });
  expect(stdout).toContain(`mf-b@${deployed['mf-b 1.1.0']} breaks it: remote rollback mf-b`);
  answers = ['b'];
  expect((await remote('bisect', ...store)).stdout).toContain('it stays broken without any of the remotes');
  expect(JSON.parse((await remote('list', '--json', ...store)).stdout).revision).toBe(4);
});

it('a set of releases accepts the same short names of remotes as other commands, each once', async () => {
  const store = ['--store', join(scratch, 'short-names')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const { version } = await writeBuiltRemote(join(scratch, 'short-a'), { name: 'mf-a', version: '1.0.0' });
  const apply = async (...remotes: object[]) => {
    await writeFile(join(scratch, 'short-names.json'), JSON.stringify({ remotes }));
    return remote('apply', join(scratch, 'short-names.json'), ...store);
  };
  expect((await apply({ name: 'a', dist: 'short-a' })).stdout).toBe(`revision 1: mf-a ${version}`);
  expect((await apply({ name: 'a', enabled: false })).stdout).toBe(`revision 2: mf-a ${version}`);
  expect((await apply({ name: 'a', version }, { name: 'mf-a', enabled: true })).stderr).toContain(
    'is no set of releases: remotes: names a remote twice',
  );
});

it('a wrong command line prints its usage', async () => {
  for (const args of [['dance'], ['deploy'], ['mount', 'timeline', 'iframe'], ['list', '--colour']]) {
    const { status, stderr } = await remote(...args);
    expect([status, stderr.includes('Usage: remote')]).toEqual([2, true]);
  }
});

it('the command "remote slots" lists who fills which slot at which version', async () => {
  const store = ['--store', join(scratch, 'slots')];
  const filler = { slot: 'home.widget', part: 'next', order: 1 };
  const live = [
    { name: 'mf-b', filler: { ...filler, id: 'bills' } },
    { name: 'mf-a', filler: { ...filler, id: 'lessons', order: 2 } },
    { name: 'mf-c', filler: { ...filler, id: 'cards', slot: 'person.summary' } },
    { name: 'mf-off', filler: { ...filler, id: 'off' } },
  ];
  await remote('platform', '--shell', '1.1.0', '--api', '1.0.0', ...store);
  for (const { name, filler } of live) {
    const folder = join(scratch, `fills-${name}`);
    await writeBuiltRemote(folder, {
      name,
      version: '1.0.0',
      declaration: { slots: [{ permissions: [], only: [], except: [], relations: [], ...filler }] },
    });
    expect(await remote('deploy', name, '--dist', folder, ...store)).toMatchObject({ status: 0, stderr: '' });
  }
  await remote('disable', 'off', ...store);
  expect((await remote('slots', 'home.widget', ...store)).stdout).toMatch(
    /^SLOT .*\nhome.widget +1 +bills +mf-b +1\.0\.0-\w+\nhome.widget +2 +lessons +mf-a +1\.0\.0-\w+$/,
  );
  expect(JSON.parse((await remote('slots', '--json', ...store)).stdout)).toMatchObject([
    { slot: 'person.summary', filler: 'cards', remote: 'mf-c' },
    { slot: 'home.widget', filler: 'bills' },
    { slot: 'home.widget', filler: 'lessons' },
  ]);
  expect(await remote('slots', 'home.wodget', ...store)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('there is no slot home.wodget: topbar, '),
  });
});

it('a canary is deployed, listed, logged, promoted and withdrawn by commands', async () => {
  const store = ['--store', join(scratch, 'canary')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const deploy = async (version: string, ...options: string[]) => {
    const folder = join(scratch, `canary-${version}`);
    const built = await writeBuiltRemote(folder, { name: 'mf-a', version, mark: version });
    return { ...(await remote('deploy', 'a', '--dist', folder, ...options, ...store)), version: built.version };
  };
  const first = await deploy('1.0.0');
  const second = await deploy('1.1.0', '--canary', '20', '--minutes', '5');
  expect(second.stdout).toContain(`mf-a ${second.version} is the candidate for 20 % of the signed-in users`);
  const { remotes } = JSON.parse((await remote('list', '--json', ...store)).stdout);
  expect(remotes).toMatchObject([{ version: first.version, candidate: { percent: 20, guard: { minutes: 5 } } }]);
  expect((await remote('list', ...store)).stdout).toContain(`${second.version} (20 %)`);
  expect((await remote('abort', 'a', ...store)).stdout).toBe(`everybody gets mf-a ${first.version}`);
  expect((await remote('promote', 'a', ...store)).stderr).toContain('mf-a has no candidate');
  const third = await deploy('1.2.0', '--canary', '50');
  expect((await remote('promote', 'a', ...store)).stdout).toBe(`mf-a ${third.version} is live for everybody`);
  const log = JSON.parse((await remote('log', '--json', ...store)).stdout) as { command: string; changes: string[] }[];
  expect(log.map(({ command, changes }) => [command, ...changes])).toEqual([
    ['promote a', `mf-a ${first.version} → ${third.version}`],
    ['deploy a --canary 50', `mf-a candidate ${third.version} (50 %)`],
    ['abort a', `mf-a candidate ${second.version} taken back`],
    ['deploy a --canary 20', `mf-a candidate ${second.version} (20 %)`],
    ['deploy a', `mf-a ${first.version} new`],
  ]);
  for (const wrong of ['0', '100', 'many'])
    expect((await deploy('1.3.0', '--canary', wrong)).status).toBeGreaterThan(0);
});

it(`the command "status" shows the live versions with the browsers' reports, in a readable order`, async () => {
  const store = ['--store', join(scratch, 'status')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const folder = join(scratch, 'status-build');
  const declaration = { owner: { team: 'birds', channel: '#birds', runbook: 'docs/birds.md' } };
  const { version } = await writeBuiltRemote(folder, { name: 'mf-a', version: '1.0.0', declaration });
  await remote('deploy', 'a', '--dist', folder, ...store);
  const counted = { loads: 12, failures: 3, errors: 1, policyReports: 0, p75: 410 };
  const remotes = [
    { remote: 'shell', version: '1.0.0-cc', ...counted, kinds: {} },
    { remote: 'mf-a', version, ...counted, kinds: { crashed: 3, tampered: 0 } },
  ];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ remotes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('METRICS_TOKEN', 'a token of sixteen');
  try {
    const { stdout } = await remote('status', '--url', url, '--minutes', '5', ...store);
    expect(stdout).toMatch(
      new RegExp(
        `mf-a +${version} +live +no +12 +410 ms +3 \\(crashed 3\\) +1 +0 +birds #birds\nshell +1.0.0-cc +shell +- +12`,
      ),
    );
    expect(asked).toEqual(['/metrics/remotes?minutes=5 Bearer a token of sixteen']);
    const one = JSON.parse((await remote('status', 'a', '--json', '--url', url, ...store)).stdout);
    expect(one.remotes).toMatchObject([{ name: 'mf-a', state: 'live', p75: 410 }]);
  } finally {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  }
  expect((await remote('status', '--url', url, ...store)).stderr).toContain('name the API with --url');
});

it('list and status show whether a live version was checked, and with keys whether one of them signed it', async () => {
  const store = ['--store', join(scratch, 'trusted')];
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0', ...store);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signing = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const deploy = async (name: string, key: string | undefined, isChecked: boolean) => {
    vi.stubEnv('RELEASE_SIGNING_KEY', key);
    const folder = join(scratch, `trusted-${name}`);
    await writeBuiltRemote(folder, { name, version: '1.0.0' });
    if (isChecked) await noteChecked(folder, { report: {}, at: new Date('2026-03-01T10:00:00Z'), ...unsignedCheck });
    await remote('deploy', name, '--dist', folder, '--by', 'amal', ...store);
  };
  await deploy('mf-a', signing, true);
  await deploy('mf-b', undefined, false);
  const server = createServer((_request, response) => response.end(JSON.stringify({ remotes: [] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await remote('list', ...store)).stdout).not.toContain('SIGNED');
    vi.stubEnv('RELEASE_PUBLIC_KEYS', publicKey.export({ type: 'spki', format: 'pem' }).toString());
    const rows = (text: string) => text.split('\n').filter((line) => /^(NAME|mf-)/.test(line));
    const listed = rows((await remote('list', ...store)).stdout);
    expect(listed[0]).toMatch(/BY +CHECKED +SIGNED +CANDIDATE$/);
    expect(listed.slice(1)).toEqual([
      expect.stringMatching(/^mf-a .* amal +yes +yes +-$/),
      expect.stringMatching(/^mf-b .* amal +no +no +-$/),
    ]);
    const [, first, second] = rows((await remote('status', '--url', url, ...store)).stdout);
    expect([first, second]).toEqual([
      expect.stringMatching(/^mf-a .* live +yes +yes +0 /),
      expect.stringMatching(/^mf-b .* live +no +no +0 /),
    ]);
    expect(JSON.parse((await remote('list', '--json', ...store)).stdout).remotes).toMatchObject([
      { name: 'mf-a', deployedBy: 'amal', checkedAt: '2026-03-01T10:00:00.000Z', signed: true },
      { name: 'mf-b', checkedAt: null, signed: false },
    ]);
  } finally {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  }
});

it('a deploy reports what it signed, and a minimum prevents older releases from going live', async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', '');
  const build = async (version: string) => {
    const folder = join(scratch, `signed-${version}`);
    const built = { name: 'mf-library', version, mark: version, builtAt: '' };
    return { folder, version: (await writeBuiltRemote(folder, built)).version };
  };
  const [first, second] = [await build('1.0.0'), await build('1.1.0')];
  const deploy = async ({ folder }: { folder: string }) => (await remote('deploy', 'library', '--dist', folder)).stdout;
  await remote('platform', '--shell', '1.0.0', '--api', '1.0.0');
  await deploy(first);
  expect(await deploy(first)).toBe(`mf-library ${first.version} is live already; nothing changed`);
  expect((await remote('minimum', 'library')).stderr).toContain('set RELEASE_SIGNING_KEY');
  vi.stubEnv('RELEASE_SIGNING_KEY', keyPair().privateKey);
  expect(await deploy(first)).toBe(`mf-library ${first.version} is live already; it is signed now`);
  expect(await deploy(second)).toContain(`mf-library ${second.version} is live`);
  expect((await remote('minimum', 'library')).stdout).toContain(`serve ${second.version} and what was signed after it`);
  expect((await remote('log')).stdout).toContain('minimum library');
  expect(await remote('rollback', 'library')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`mf-library ${first.version} is older than ${second.version}`),
  });
  expect((await remote('minimum', 'library', '--to', first.version)).status).toBe(0);
  expect((await remote('rollback', 'library')).stdout).toBe(`mf-library ${first.version} is live again`);
  vi.unstubAllEnvs();
});
