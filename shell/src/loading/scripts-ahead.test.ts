import { afterEach, expect, test, vi } from 'vitest';
import { wholeStore } from '#/registry/whole-store.ts';
import { entry, registryOf } from '#/testing/registry.fixture.ts';
import { runDoorAhead } from './scripts-ahead.ts';

const exposes = [
  { path: './route', assets: { js: { sync: ['assets/route.js', 'assets/unknown.js'] } } },
  { path: './lifecycles', assets: { js: { sync: ['assets/lifecycles.js'] } } },
];
const release = entry({
  manifest: { exposes },
  integrity: { 'remoteEntry.js': 'sha256-a', 'assets/route.js': 'sha256-b', 'assets/lifecycles.js': 'sha256-c' },
});

/** Scripts that were added to the document; none of their addresses can load. */
function appended(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
  return scripts;
}
const nameOf = ({ src, integrity }: HTMLScriptElement) => `${src.replace(/.*\/assets/, 'assets')} ${integrity}`;
afterEach(() => void vi.restoreAllMocks());

test('the script of an exposed module runs in parallel with the entry, with its hash; one without a hash does not', () => {
  const scripts = appended();
  runDoorAhead(release, 'route');
  runDoorAhead(release, 'lifecycles');
  expect(scripts.map(nameOf)).toEqual(['assets/route.js sha256-b', 'assets/lifecycles.js sha256-c']);
});

test('a page’s hint has the hash of a script of its first screen, and the later part those of others', () => {
  const hint = Object.assign(document.createElement('link'), { rel: 'preload', integrity: 'sha256-h' });
  hint.setAttribute('href', `${release.base}assets/route.js`);
  document.head.append(hint);
  const known = registryOf([release]);
  wholeStore.setState({ whole: known });
  const scripts = appended();
  const first = { ...release, integrity: {} };
  runDoorAhead(first, 'route');
  runDoorAhead(first, 'lifecycles');
  expect(scripts.map(nameOf)).toEqual(['assets/route.js sha256-h', 'assets/lifecycles.js sha256-c']);
  hint.remove();
  wholeStore.setState({ whole: null });
});

test('a script that fails to load is removed from the document, so that the runtime may request it again', () => {
  const [scripts, remove] = [appended(), vi.spyOn(HTMLScriptElement.prototype, 'remove')];
  runDoorAhead(release, 'route');
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(remove.mock.contexts).toEqual(scripts);
});

test('a manifest that names no modules has nothing to run', () => {
  const scripts = appended();
  runDoorAhead({ ...release, manifest: {} }, 'route');
  expect(scripts).toEqual([]);
});
