import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright';

export type FaultPlace = 'entry' | 'module' | 'screen' | 'slot';

/** A class needs no imports: React calls these methods in the commit, like effects. */
const classWith = (methods: string) =>
  `(m)=>{class Broken{constructor(p){this.props=p}render(){return null}${methods}}Broken.prototype.isReactComponent={};m.exports={default:Broken}}`;

const again = '{this.updater.enqueueSetState(this,{})}';
/** React stops loops within one commit; here each commit ends before the next is requested. */
const later = `{Promise.resolve().then(()=>${again})}`;

/** The code that replaces each module of a script. */
const planted = {
  'throws at import': '()=>{throw new Error("planted")}',
  'never settles': '(m)=>{m.exports=new Promise(()=>{})}',
  'throws in its first render': '(m)=>{m.exports={default:()=>{throw new Error("planted")}}}',
  'throws in an effect': classWith('componentDidMount(){throw new Error("planted")}'),
  'sets its state in a loop': classWith(`componentDidMount()${again}componentDidUpdate()${again}`),
  'draws itself without end': classWith(`componentDidMount()${later}componentDidUpdate()${later}`),
} as const;

export type Fault = 'answers 500' | 'never answers' | 'has other bytes' | keyof typeof planted;

/** The shell's name for a fault. */
export const kindOfFault = (fault: Fault): string =>
  ({
    'answers 500': 'unreachable',
    'never answers': 'too-slow',
    'has other bytes': 'tampered',
    'never settles': 'too-slow',
  })[fault as string] ?? 'crashed';

export interface LiveRelease {
  name: string;
  version: string;
  base: string;
  integrity: Record<string, string>;
  /** Scripts of each screen and of each part of a slot. */
  files: Record<string, string[]>;
  slotFiles: Record<string, string[]>;
  /** Its fillers of slots. */
  slots?: object[];
}

/** The script of a place in a release; for screens and slots the first one's, or the named one's. */
export function scriptAt({ integrity, files, slotFiles }: LiveRelease, place: FaultPlace, part?: string): string {
  const first = (scripts: Record<string, string[]>, own: RegExp) =>
    (part === undefined ? Object.values(scripts)[0] : scripts[part])?.find((file) => own.test(file));
  const file = {
    entry: () => 'remoteEntry.js',
    module: () => Object.keys(integrity).find((name) => /__federation_expose_route\./.test(name)),
    screen: () => first(files, /screen-/),
    slot: () => first(slotFiles, /./),
  }[place]();
  if (!file) throw new Error(`there is no script for ${place} ${part ?? ''}`);
  return file;
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Replaces a script's modules, or makes an entry throw before it has any. */
function withPlanted(place: FaultPlace, body: string, fault: keyof typeof planted): string {
  if (place === 'entry') return 'throw new Error("planted");';
  const [, chunks] = /globalThis\.(\w+)\|\|=/.exec(body) ?? [];
  if (!chunks) throw new Error('the script is no chunk of the bundler');
  return `(()=>{const a=globalThis.${chunks}||=[],push=a.push;a.push=(chunk)=>{a.push=push;for(const id in chunk[1])chunk[1][id]=${planted[fault]};return push.call(a,chunk)}})();\n${body}`;
}

/** The ways in which a script's request fails. */
const onTheWay: Partial<Record<Fault, (route: Route) => Promise<void>>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'never answers': async () => {},
  'has other bytes': async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n// other bytes`;
    // The fault may have been repaired meanwhile: then the browser has its response.
    await route.fulfill({ response, body }).catch(() => {});
  },
};

/** Changes the registry's entries in the page's response. */
export async function changeReleases(page: Page, change: (release: LiveRelease) => void): Promise<void> {
  await page.route('**/remotes.json*', async (route) => {
    // Its later part has no files.
    if (new URL(route.request().url()).searchParams.get('part') === 'later') return route.fallback();
    const response = await route.fetch();
    // An unchanged registry comes without a body.
    if (response.status() !== 200) return route.fulfill({ response });
    const registry = (await response.json()) as { remotes: LiveRelease[] };
    for (const remote of registry.remotes) change(remote);
    await route.fulfill({ response, json: registry });
  });
}

interface Plan {
  release: LiveRelease;
  place: FaultPlace;
  /** The script of the place. */
  file: string;
  fault: Fault;
}

/** Gives a page a live release with a fault in one place, until the returned function is called. */
export async function plantFault(
  page: Page,
  baseUrl: string,
  { release, place, file, fault }: Plan,
): Promise<() => Promise<void>> {
  const addressOf = (name: string) => `**${release.base}${name}`;
  const fail = onTheWay[fault];
  if (fail) {
    await page.route(addressOf(file), fail);
    return () => page.unroute(addressOf(file));
  }
  const read = async (name: string) => (await fetch(baseUrl + release.base + name)).text();
  const changed: Record<string, string> = {};
  changed[file] = withPlanted(place, await read(file), fault as keyof typeof planted);
  if (place !== 'entry') {
    // The entry contains the hashes of the chunks that it loads itself.
    const entry = await read('remoteEntry.js');
    changed['remoteEntry.js'] = entry.replaceAll(release.integrity[file] ?? '', hashOf(changed[file] ?? ''));
  }
  for (const [name, body] of Object.entries(changed))
    await page.route(addressOf(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await changeReleases(page, (live) => {
    if (live.name !== release.name) return;
    for (const [name, body] of Object.entries(changed)) live.integrity[name] = hashOf(body);
  });
  return async () => {};
}
