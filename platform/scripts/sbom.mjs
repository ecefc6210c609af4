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
/** @returns {string} What git says, or nothing outside of a checkout. */
const git = (...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? '';
const release = git('describe', '--tags', '--exact-match');
const commit = git('rev-parse', '--short', 'HEAD');
bill.metadata.component.version = release || (commit ? `${version}+${commit}` : version);
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
