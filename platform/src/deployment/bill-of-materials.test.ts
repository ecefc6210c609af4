import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';

interface Bill {
  bomFormat: string;
  components: { name: string; version: string }[];
}

it('the bill of materials lists the packages of the API and the apps, with versions', { timeout: 60_000 }, () => {
  execFileSync('npm', ['run', 'sbom'], { cwd: workspaceRoot, stdio: 'pipe' });
  const { bomFormat, components } = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'academy.cdx.json'), 'utf8'),
  ) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const catalog = readFileSync(path.join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');
  for (const name of ['hono', 'pg', 'react', 'valibot']) {
    const version = new RegExp(`^ {2}${name}: (.+)$`, 'm').exec(catalog)?.[1];
    expect(components.find((one) => one.name === name && one.version === version)).toBeDefined();
  }
  expect(components.some(({ name }) => name === 'vitest')).toBe(false);
});
