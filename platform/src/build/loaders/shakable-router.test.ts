import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { productionRouter } from '../production-router.ts';
import shakableRouter from './shakable-router.mjs';

const folder = path.dirname(productionRouter()['react-router$'] ?? '');
const sources = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));

test('no component of react-router counts as used because it is created or named', () => {
  const [before, after] = [sources.join('\n'), sources.map(shakableRouter).join('\n')];
  expect(before).toMatch(/^Link\.displayName = /m);
  expect(after).not.toMatch(/^\w+\.displayName = /m);
  expect(after).not.toMatch(/^var \w+ = React\d*\.forwardRef\(/m);
  expect(after).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
});
