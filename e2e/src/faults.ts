import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import { spoilRegistry } from './failures.ts';

export type Place = 'entry' | 'module' | 'screen' | 'slot';

/** The script of the timeline that holds a place. */
const scripts: Record<Place, RegExp> = {
  entry: /^remoteEntry\.js$/,
  module: /__federation_expose_route\./,
  screen: /screen-post-feed(-second)?\./,
  slot: /slot-notification-bell\./,
};

/** A class needs nothing imported: React calls these methods in the commit, as it calls effects. */
const classWith = (methods: string) =>
  `(m)=>{class Broken{constructor(p){this.props=p}render(){return null}${methods}}Broken.prototype.isReactComponent={};m.exports={default:Broken}}`;

const again = '{this.updater.enqueueSetState(this,{})}';

/** What stands in place of each module of a script. */
const planted = {
  'throws at import': '()=>{throw new Error("planted")}',
  'never settles': '(m)=>{m.exports=new Promise(()=>{})}',
  'throws in its first render': '(m)=>{m.exports={default:()=>{throw new Error("planted")}}}',
  'throws in an effect': classWith('componentDidMount(){throw new Error("planted")}'),
  'sets its state in a loop': classWith(`componentDidMount()${again}componentDidUpdate()${again}`),
} as const;

export type Fault = 'answers 500' | 'never answers' | 'has other bytes' | keyof typeof planted;

/** What the shell calls a fault. */
export const kindOf = (fault: Fault): string =>
  ({
    'answers 500': 'unreachable',
    'never answers': 'too-slow',
    'has other bytes': 'tampered',
    'never settles': 'too-slow',
  })[fault as string] ?? 'crashed';

interface LiveRelease {
  name: string;
  version: string;
  base: string;
  integrity: Record<string, string>;
}

const hashOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** A script whose modules do something else, or an entry that throws before it has any. */
function withPlanted(place: Place, body: string, fault: keyof typeof planted): string {
  if (place === 'entry') return 'throw new Error("planted");';
  const [, chunks] = /globalThis\.(\w+)\|\|=/.exec(body) ?? [];
  if (!chunks) throw new Error('the script is no chunk of the bundler');
  return `(()=>{const a=globalThis.${chunks}||=[],push=a.push;a.push=(chunk)=>{a.push=push;for(const id in chunk[1])chunk[1][id]=${planted[fault]};return push.call(a,chunk)}})();\n${body}`;
}

/** How a script fails on its way. */
const onTheWay: Partial<Record<Fault, (route: Route) => Promise<void>>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'never answers': async () => {},
  'has other bytes': async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n// other bytes`;
    // The fault may have been mended meanwhile: then the browser has its response.
    await route.fulfill({ response, body }).catch(() => {});
  },
};

/** Lets a page get the timeline's live release with a fault in one place, until the answered function is called. */
export async function plant(page: Page, baseUrl: string, place: Place, fault: Fault): Promise<() => Promise<void>> {
  const { remotes } = (await (await fetch(`${baseUrl}/remotes.json`)).json()) as { remotes: LiveRelease[] };
  const release = remotes.find(({ name }) => name === 'mf-timeline');
  const file = Object.keys(release?.integrity ?? {}).find((name) => scripts[place].test(name));
  if (!release || !file) throw new Error(`the timeline has no script for ${place}`);
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
    // The entry vouches for the chunks that it loads itself.
    const entry = await read('remoteEntry.js');
    changed['remoteEntry.js'] = entry.replaceAll(release.integrity[file] ?? '', hashOf(changed[file] ?? ''));
  }
  for (const [name, body] of Object.entries(changed))
    await page.route(addressOf(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await spoilRegistry(page, (timeline) => {
    const live = timeline as unknown as LiveRelease;
    for (const [name, body] of Object.entries(changed)) live.integrity[name] = hashOf(body);
  });
  return async () => {};
}
