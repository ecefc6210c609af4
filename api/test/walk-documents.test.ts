import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startS3 } from '@academy/platform/testing';
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

  /** The output of a command that ends with the code; `<name>` and the like are replaced first. */
  async function follow(command: string, code = 0, more = ''): Promise<string> {
    const built = path.dirname(builtServer());
    const line = command.replace('<name>', 'classes').replace('X.Y.Z', '1.2.0').replace('--revision N', '--revision 2');
    const ended = await runCommand(`${line}${more}`, { built, folder, environment: settings });
    expect(ended, ended.complaints).toMatchObject({ code });
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
