// Completes the bill of materials that pnpm wrote: the hash of each package where tools look for it, and the release.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'academy.cdx.json';
const bill = JSON.parse(readFileSync(FILE, 'utf8'));

/** As the lockfile has it, which an installation compares with what it gets. */
const hashesOf = ({ externalReferences = [] }) =>
  externalReferences.find(({ type, hashes }) => type === 'distribution' && hashes)?.hashes;

for (const component of bill.components) {
  const hashes = hashesOf(component);
  if (hashes) component.hashes = hashes;
}
const { version } = JSON.parse(readFileSync('api/openapi.json', 'utf8')).info;
const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
bill.metadata.component.version = status === 0 ? `${version}+${stdout.trim()}` : version;
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
