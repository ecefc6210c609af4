import path from 'node:path';
import type { Release } from '@academy/shared-auth/contract';
import { build } from 'esbuild';

/** The script of `page.ts` for browsers. */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

export const PAGE_SCRIPT_PATH = '/dev-page.js';
export const EVENTS_PATH = '/dev-events';

const BOOT = /(<script type="application\/json" id="academy-boot">)(.*?)(<\/script>)/s;

const HINT = /<link rel="preload"[^>]*>\n?/g;

/** The page without preload hints for the deployed release of a remote, which is not loaded. */
const withoutHints = (html: string, { name, namespace }: Pick<Release, 'name' | 'namespace'>) =>
  html.replace(HINT, (hint) =>
    hint.includes(` href="/remotes/${name}/`) || hint.includes(`/${namespace}.json?v=`) ? '' : hint,
  );

/**
 * A page of the stage with the script in it, without preload hints for the remote that is replaced by its source, and
 * without the service worker, which would cache builds.
 */
export function localPage(stagePage: string, release: Pick<Release, 'name' | 'namespace'>): string {
  const html = withoutHints(stagePage, release);
  const withoutWorker = html.replace(BOOT, (_all, start: string, json: string, end: string) => {
    const boot = { ...(JSON.parse(json) as object), worker: null };
    return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end;
  });
  return withoutWorker.replace('</body>', () => `<script src="${PAGE_SCRIPT_PATH}" defer></script></body>`);
}
