import { SourceMap } from 'node:module';
import path from 'node:path';
import type { ScriptPlace } from './stack-place.ts';

type ReadMap = (url: string) => Promise<ConstructorParameters<typeof SourceMap>[0] | null>;

const fetchMap: ReadMap = async (url) => {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? response.json() : null;
};

/** The path of a source in its source map: `webpack://mf-library_1.0.0-dev/./src/shelves.ts?a1b2`. */
function pathOf(source: string): string {
  const [, app = '', file = source] = /^webpack:\/\/([^/_]*)[^/]*\/([^?]*)/.exec(source) ?? [];
  return path.posix.join(app, file);
}

const isOurs = (file: string) => !/node_modules|(^|\/)(webpack|rspack)\/|external |\.generated\//.test(file);

/** The first of the positions in a source of the workspace, as `mf-library/src/shelves.ts:12`; null without one. */
export async function sourcePlace(places: ScriptPlace[], readMap: ReadMap = fetchMap): Promise<string | null> {
  for (const { url, line, column } of places) {
    const payload = await readMap(`${url}.map`);
    const entry = payload && new SourceMap(payload).findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const source = pathOf(entry.originalSource);
    if (isOurs(source)) return `${source}:${entry.originalLine + 1}`;
  }
  return null;
}
