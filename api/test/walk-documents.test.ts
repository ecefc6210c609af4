import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noteChecked } from '@academy/platform/registry';
import { startS3, unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFixture } from '#testing/fixtures/site.fixture.ts';
import { runCommand } from './documents/run-command.ts';
import { walked } from './documents/walked.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { builtServer, emptyDatabase, postgres, temporaryFolder } from './test-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('walk');

/** The settings that the document's command names, and their values here. */
function settingsOf(command: string, values: Record<string, string>): Record<string, string> {
  const named = [...command.matchAll(/([A-Z0-9_]+)=(\S+)/g)];
  return Object.fromEntries(
    named.map(([, name = '', value = '']) => [name, value.includes('…') ? (values[name] ?? '') : value]),
  );
}

async function buildRemote(name: string, version: string): Promise<string> {
  const dist = path.join(folder, `mf-${name}/dist`);
  const release = await writeBuiltRemote(dist, { name: `mf-${name}`, version, mark: version });
  await noteChecked(dist, { report: {}, at: new Date('2026-03-01T10:00:00Z'), ...unsignedCheck });
  return release.version;
}

describe.runIf(postgres)('an operator who follows the documents', { timeout: 120_000 }, () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let settings: Record<string, string>;
  let databaseUrl: string;
  let server: ServerProcess | undefined;
  let shell: Awaited<ReturnType<typeof siteFixture>>;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell/dist'), { recursive: true });
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'shell/dist/offers.json'), JSON.stringify({ exports: {}, slots: [] }));
    cpSync(path.join(root, 'api/openapi.json'), path.join(folder, 'api/openapi.json'));
    const s3Folder = path.join(folder, 's3');
    mkdirSync(s3Folder);
    mkdirSync(path.join(s3Folder, 'releases'));
    s3 = await startS3(s3Folder, 'files');
    databaseUrl = await emptyDatabase('walk');
    shell = await siteFixture();
    const values = {
      ...s3.environment,
      PUBLIC_URL: 'https://academy.example.com',
      DATABASE_URL: databaseUrl,
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'no-reply@academy.example.com',
      CONTACT_TO: 'office@academy-of-the-walk.org',
      S3_BUCKET: 'files',
    };
    settings = {
      ...settingsOf(walked.serve, values),
      S3_ENDPOINT: s3.environment.S3_ENDPOINT,
      GIT_COMMIT: 'c0ffee'.padEnd(40, '0'),
      // As on a machine without the history: changes beside the commit do not matter here.
      GIT_DIR: folder,
    };
  });
  afterAll(async () => {
    await server?.stop();
    await s3?.stop();
    await shell?.remove();
  });

  /** The output of a command that ends well; `<name>` and the like are replaced first. */
  async function follow(command: string, more = ''): Promise<string> {
    const built = path.dirname(builtServer());
    const line = command.replace('<name>', 'classes').replace('X.Y.Z', '1.2.0').replace('--revision N', '--revision 2');
    const ended = await runCommand(`${line}${more}`, { built, folder, environment: settings });
    expect(ended, ended.complaints).toMatchObject({ code: 0 });
    return `${ended.out}${ended.complaints}`;
  }
  const ready = async () => {
    const response = await fetch(`${server?.url}/readyz`);
    return `${response.status} ${await response.text()}`;
  };

  it('migrates before the first process, and again without effect', async () => {
    expect(await follow(walked.migrate)).toMatch(/\{.*"migration":"0000_\w+","ms":\d+,"tries":1,"msg":"migrated"\}/);
    expect(await follow(walked.migrateInImage)).toMatch(/"migrations":0,"msg":"the schema is up to date"/);
  });

  it('starts the server with the settings named, which has no pages yet', async () => {
    server = await startServer(builtServer(), {
      ...settings,
      SITE: '1',
      SHELL_DIR: path.join(shell.folder, 'shell'),
      DATA_DIR: path.join(folder, 'data'),
      METRICS_TOKEN: 'a-token-of-metrics',
      DRAIN_SECONDS: '0',
    });
    expect(await ready()).toMatch(/^503 .*no remote is published/s);
  });

  it('sets the platform and puts remotes in, alone and together, and the server is ready without a restart', async () => {
    expect(await follow(walked.platform)).toContain('are checked against shell 1.2.0');
    const first = await buildRemote('classes', '1.0.0');
    const dist = ` --dist ${path.join(folder, 'mf-classes/dist')}`;
    expect(await follow(walked.deploy, dist)).toContain(`mf-classes ${first} is live`);
    const second = await buildRemote('classes', '1.1.0');
    const users = await buildRemote('users', '1.0.0');
    const set = /`(\{ "remotes": .+?\] \})`/.exec(readFileSync(path.join(root, 'docs/upgrade.md'), 'utf8'))?.[1];
    writeFileSync(path.join(folder, 'set.json'), set ?? '');
    expect(await follow(walked.apply)).toContain(`revision 2: mf-classes ${second}, mf-users ${users}`);
    await expect.poll(ready).toMatch(/^200 .*ready/s);
  });

  it('checks a new platform, and sees what is live and how it goes', async () => {
    expect(await follow(walked.judge)).toContain('run what is live');
    expect(await follow(walked.list)).toMatch(/mf-classes +1\.1\.0-.*\nmf-users +1\.0\.0-/);
    const before = settings;
    settings = { ...settings, METRICS_TOKEN: 'a-token-of-metrics', PUBLIC_URL: server?.url ?? '' };
    expect(await follow(walked.status)).toMatch(/mf-classes +1\.1\.0-/);
    settings = before;
  });

  it('goes back: one remote, one switched off, and all of a revision', async () => {
    expect(await follow(walked.rollback)).toMatch(/mf-classes 1\.0\.0-\w+ is live again/);
    expect(await follow(walked.disable)).toContain('mf-classes is disabled');
    expect(await follow(walked.log)).toMatch(/\n4 .*\n3 .*\n2 .*\n1 /);
    expect(await follow(walked.restore)).toContain('revision 2 is live again, as revision 5');
    expect(await follow(walked.list)).toMatch(/mf-classes +1\.1\.0-/);
  });

  it('ends a process of the database that is in the way', async () => {
    const client = () => new pg.Client({ connectionString: databaseUrl });
    const [inTheWay, operator] = [client(), client()];
    await Promise.all([inTheWay.connect(), operator.connect()]);
    const gone = new Promise((resolve) => inTheWay.on('error', resolve));
    const { rows } = await inTheWay.query<{ pid: number }>('select pg_backend_pid() as pid');
    await operator.query(walked.endProcess.replace('…', String(rows[0]?.pid)));
    expect(await gone).toMatchObject({ code: '57P01' });
    await operator.end();
  });
});
