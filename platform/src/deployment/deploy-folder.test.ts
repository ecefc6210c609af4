import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { commandOf, copiesOf, readStages, scriptsOf, userOf } from './docker-file.ts';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');
const exists = (file: string) => existsSync(path.join(workspaceRoot, file));
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Built folders are missing in a checkout; their apps exist. */
const withoutDist = (file: string) => file.replace(/\/dist$/, '/package.json');
const missing = (files: string[]) => files.filter((file) => !exists(file));

describe('the image', () => {
  const stages = readStages(read('deploy/Dockerfile'));
  const ignored = read('.dockerignore').split('\n');

  it('every path that the image copies exists', () => {
    const copies = stages.flatMap(copiesOf);
    expect(copies.length).toBeGreaterThan(8);
    const paths = copies.flatMap((copy) =>
      copy.paths.map(
        (each) => withoutDist(path.posix.relative('/academy', path.posix.resolve('/academy', each))) || '.',
      ),
    );
    expect(missing(paths)).toEqual([]);
    expect(
      copies.flatMap(({ from }) => from ?? []).filter((from) => !stages.some(({ name }) => name === from)),
    ).toEqual([]);
  });

  it('what a developer has built or installed is not copied into the image', () => {
    for (const name of ['node_modules', 'dist', '.data', '.cache']) expect(ignored).toContain(`**/${name}`);
  });

  it("the image's commands are package scripts, and its server is the result of the build", () => {
    const names = stages.flatMap(scriptsOf);
    expect(names).toEqual(['build', 'pnpm', 'remote', 'publish-built']);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const [program, file = ''] = commandOf(stages.at(-1) ?? { name: '', image: '', instructions: [] });
    expect([program, file]).toEqual(['node', 'api/dist/server.js']);
    expect(read('api/build.mjs')).toContain("server: 'src/server.ts'");
  });

  it('the image publishes only what has passed the check that production requires', () => {
    const stage = (wanted: string) => stages.find(({ name }) => name === wanted);
    const run = stage('check')?.instructions.map(({ rest }) => rest) ?? [];
    expect(run.at(-1)).toBe('for remote in mf-*; do npm run remote -- check "$remote" || exit 1; done');
    expect([stage('check')?.image, stage('publish')?.image]).toEqual(['build', 'check']);
    expect(stages.flatMap(copiesOf).filter(({ from }) => from === 'check')).toEqual([]);
  });

  it('nothing in production runs as root', () => {
    const running = stages.filter(({ name }) => ['publish', 'server'].includes(name));
    expect(running.map(userOf)).toEqual(['node', 'node']);
  });

  it('the image has a Node that the workspace supports', () => {
    expect(engines.node).toBe('>=20.19 <25');
    const versions = stages.flatMap(({ image }) => /^node:(\d+)-/.exec(image)?.[1] ?? []);
    expect(versions).toEqual(['22', '22', '22']);
  });
});

describe('compose and the system’s unit', () => {
  const compose = read('deploy/compose.yaml');
  const unit = read('deploy/academy@.service');

  it('every file, stage and service that compose names exists', () => {
    const mounted = [...compose.matchAll(/- (\.\/[\w.-]+):/g)].map(([, file = '']) => path.posix.join('deploy', file));
    expect(mounted).toEqual(['deploy/Caddyfile', 'deploy/pgbouncer.ini']);
    expect(missing(mounted)).toEqual([]);
    const stages = readStages(read('deploy/Dockerfile')).map(({ name }) => name);
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, name = '']) => name);
    expect(targets.filter((name) => !stages.includes(name))).toEqual([]);
    const backends = /ACADEMY_BACKENDS:([^}]+)\}/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ') ?? [];
    expect(backends).toEqual(['api-1:3000', 'api-2:3000', 'api-3:3000']);
    for (const name of ['api-1', 'api-2']) expect(compose).toContain(`\n  ${name}: *api`);
    expect(compose).toContain('\n  api-3:\n    <<: *api\n    profiles: [upgrade]\n');
  });

  it('each service has limits and no capability that it does not need', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nconfigs:'));
    const others = services
      .split(/^ {2}(?=[a-z][\w-]*:)/m)
      .slice(1)
      .filter((service) => !/: \*api\n|<<: \*api\n/.test(service));
    expect(others.map((service) => service.slice(0, service.indexOf(':')))).toEqual([
      'balancer',
      'publish',
      'pgbouncer',
      'postgres',
    ]);
    for (const service of others) {
      expect(service).toContain('<<: *limits');
      expect(service).toMatch(/^ {4}mem_limit: /m);
    }
    expect(/^x-limits:.*?\n\n/ms.exec(compose)?.[0]).toContain('cap_drop: [ALL]');
    expect(compose).toMatch(/^x-api: &api\n {2}<<: \*limits\n.*?^ {2}mem_limit: 1g$/ms);
  });

  it('an upgrade has the third process ready before it replaces another, and takes it away at the end', () => {
    const steps = [...read('deploy/upgrade.sh').matchAll(/^(?:for process in |compose )(.+)/gm)].map(
      ([, step]) => step,
    );
    expect(steps).toEqual([
      'build',
      'run --rm migrate',
      'api-3 api-1 api-2; do',
      'rm --stop --force api-3',
      'run --rm publish',
      'run --rm --no-deps balancer caddy validate --config /etc/caddy/Caddyfile',
      'up --detach --no-deps --force-recreate balancer',
    ]);
  });

  it('every setting in compose is one that the API reads', () => {
    const settings = read('docs/settings.md');
    const api = compose.slice(compose.indexOf('x-api'), compose.indexOf('depends_on'));
    const names = [
      ...[...api.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name),
      ...[...read('deploy/settings.example.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
      ...[...unit.matchAll(/^Environment=(.+)/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((one) => one.split('=')[0] ?? ''),
      ),
    ];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !settings.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('a process gets 20 seconds more than the drain takes before it is killed', () => {
    const drain = Number(/DRAIN_SECONDS: (\d+)/.exec(compose)?.[1]);
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThanOrEqual(drain + 20);
    const unitDrain = Number(/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1]);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThanOrEqual(unitDrain + 20);
  });
});
