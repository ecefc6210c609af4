import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A data folder with migrated database, demo data and published remotes, that every test server gets a copy of. */
export const templateDir = path.join(root, 'test-results/e2e-template');
