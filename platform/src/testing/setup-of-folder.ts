import path from 'node:path';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const file = expect.getState().testPath ?? '';
const [folder] = path.relative(root, file).split(path.sep);

// A setup file registers its hooks when it is evaluated: the query makes each file evaluate that of the test's folder.
await import(/* @vite-ignore */ `${root}/${folder}/src/testing/setup.ts?for=${encodeURIComponent(file)}`);
