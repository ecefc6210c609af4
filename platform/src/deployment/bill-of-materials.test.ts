import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';

interface Bill {
  bomFormat: string;
  metadata: { component: { version: string } };
  components: { name: string; version: string; purl?: string; hashes?: { alg: string; content: string }[] }[];
}

it('the bill of materials lists the packages of the API and the apps, with versions and hashes, and names the release', {
  timeout: 60_000,
}, () => {
  execFileSync('npm', ['run', 'sbom'], { cwd: workspaceRoot, stdio: 'pipe' });
  const { bomFormat, metadata, components } = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'academy.cdx.json'), 'utf8'),
  ) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const catalog = readFileSync(path.join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');
  for (const name of ['hono', 'pg', 'react', 'valibot']) {
    const version = new RegExp(`^ {2}${name}: (.+)$`, 'm').exec(catalog)?.[1];
    expect(components.find((one) => one.name === name && one.version === version)).toBeDefined();
  }
  expect(components.some(({ name }) => name === 'vitest')).toBe(false);
  const isBare = ({ hashes }: Bill['components'][number]) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? '');
  const ofOthers = components.filter(({ purl = '' }) => purl.startsWith('pkg:npm/') && !purl.includes('%40academy/'));
  expect(ofOthers.length).toBeGreaterThan(100);
  expect(ofOthers.filter(isBare).map(({ name }) => name)).toEqual([]);
  const { info } = JSON.parse(readFileSync(path.join(workspaceRoot, 'api/openapi.json'), 'utf8'));
  expect(metadata.component.version).toMatch(new RegExp(`^${info.version.replaceAll('.', '\\.')}(\\+[0-9a-f]+)?$`));
});
