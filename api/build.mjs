import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const root = new URL('.', import.meta.url).pathname;
await rm(`${root}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { server: 'src/server.ts', 'pglite-worker': 'src/platform/database/pglite-worker.js' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Packages stay where they are installed; what is source in this workspace goes into the bundle.
  plugins: [
    {
      name: 'external-packages',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@academy/') ? undefined : { external: true },
        );
      },
    },
  ],
});
