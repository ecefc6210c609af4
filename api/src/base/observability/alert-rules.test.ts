import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { createMetrics } from './metrics.ts';

/** What Prometheus adds by itself, and words of its language. */
const OWN = [
  'up',
  'absent',
  'sum',
  'and',
  'max',
  'reason',
  'rate',
  'increase',
  'changes',
  'histogram_quantile',
  'by',
  'le',
  'route',
  'remote',
  'version',
  'e9',
  'm',
  'job',
];

it('every metric that an alert names is exported', async () => {
  const { registry, requests, mails, remoteFailures, releaseFileRejections } = createMetrics(true);
  releaseFileRejections.inc({ reason: 'changed' });
  remoteFailures.inc({ remote: 'mf-timeline', version: '1.0.0-aa', kind: 'crashed' });
  requests.observe({ method: 'GET', route: 'site', status: 200 }, 0.1);
  mails.inc({ outcome: 'sent' });
  const exported = new Set((await registry.metrics()).match(/^[a-z_0-9]+/gm));
  const rules = readFileSync(path.join(packageRoot, '../deploy/alerts.yaml'), 'utf8');
  const expressions = rules.match(/expr: [\s\S]+?(?=\n +(?:for|labels):)/g) ?? [];
  expect(expressions.length).toBe(rules.match(/- alert: /g)?.length);
  const named = expressions.flatMap(
    (text) => text.replace(/^expr: (?:>-)?|\{[^}]*\}|\[\w+\]/g, '').match(/[a-z_][a-z_0-9]*/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !OWN.includes(name) && !exported.has(name))).toEqual([]);
});
