import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const results = path.join(root, 'test-results');

/** A data folder with migrated database, demo data and published remotes; every test server gets a copy. */
export const templateDir = path.join(results, 'e2e-template');

/** The folder in which other versions of the shell and of a remote are built. */
export const variantsDir = path.join(results, 'e2e-variants');
