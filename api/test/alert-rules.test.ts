import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { startServer } from './server-process.ts';
import { builtServer, emptyDatabase, postgres, temporaryFolder } from './test-server.ts';

const rules = readFileSync(path.resolve(import.meta.dirname, '../../deploy/alerts.yaml'), 'utf8');
const expressions = rules.match(/expr: [\s\S]+?(?=\n +(?:for|labels|- record):|\n*$)/g) ?? [];
/** Always written with labels, so that series of other academies do not count. */
const named = new Set(expressions.flatMap((text) => text.match(/\b[a-z_][a-z_0-9]*(?=\{)/g) ?? []));
/** A metric that Prometheus adds itself. */
named.delete('up');
const alerts = rules.split('- alert: ').slice(1);
/** Metrics of the machine, by Prometheus' node exporter. */
for (const name of named) if (name.startsWith('node_')) named.delete(name);

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
});
afterAll(() => fixture.remove());

it('every alert says who is called, and has a line of what to do', () => {
  const silent = alerts.filter(
    (text) => !/severity: (page|ticket)/.test(text) || !/\n {10}runbook: "\S.{20,}"/.test(text),
  );
  expect(silent.map((text) => text.split('\n')[0])).toEqual([]);
  expect(alerts.filter((text) => /^AcademyRemote/.test(text) && !text.includes('$labels.channel'))).toEqual([]);
});

it.runIf(postgres)('every series that an alert uses exists before any event', async () => {
  expect(expressions.length).toBe(rules.match(/- (alert|record): /g)?.length);
  expect(named.size).toBeGreaterThan(12);
  const server = await startServer(builtServer(), {
    DATA_DIR: temporaryFolder('alerts'),
    DATABASE_URL: await emptyDatabase('alerts'),
    DEMO: '0',
    SITE: '1',
    SHELL_DIR: path.join(fixture.folder, 'shell'),
    REMOTES_STORE: path.join(fixture.folder, 'store'),
  });
  // The first request must come from Prometheus itself.
  const read = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(read).toContain('remote_failures_total{remote="mf-timeline"');
  const series = new Set((await read()).match(/^[a-z_0-9]+(?=[ {])/gm));
  expect([...named].filter((name) => !series.has(name))).toEqual([]);
  expect(await server.stop()).toBe(0);
});
