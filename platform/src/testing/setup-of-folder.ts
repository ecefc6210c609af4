import path from 'node:path';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const file = expect.getState().testPath ?? '';
const [folder] = path.relative(root, file).split(path.sep);

/** Hooks are registered as the setup file of the test's own folder is evaluated, so for each test file anew. */
await import(/* @vite-ignore */ `${root}/${folder}/src/testing/setup.ts?for=${encodeURIComponent(file)}`);
