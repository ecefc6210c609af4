import path from 'node:path';

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'dist'));
const { renderSite } = await import('./.cache/site/render.mjs');
await renderSite({ site: path.join(dist, 'site'), pictures: path.join(import.meta.dirname, 'pictures') });
