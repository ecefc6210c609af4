// Bundles the server, the command that migrates and the workers of its embedded database and of workbooks: `node build.mjs [folder]`, `dist` by default.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const outdir = path.resolve(root, process.argv[2] ?? 'dist');

/** Installed packages stay outside of the bundle; the source of this workspace goes into it. */
const externalPackages = {
  name: 'external-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^.#/]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@academy/') ? undefined : { external: true },
    );
  },
};

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    server: 'src/server.ts',
    migrate: 'src/cli/migrate.ts',
    'pglite-worker': 'src/base/database/pglite-worker.js',
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  plugins: [externalPackages],
});
