import type { Browser } from 'playwright';
import { buildMonolith } from '../../monolith/build-monolith.ts';
import { type AcademyServer, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { launchChromium } from '../chromium/launch.ts';
import { describeGoals } from '../report/goal.ts';
import { medians } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { writeMonolithStore } from './monolith-store.ts';
import { openSecureFront } from './secure-front.ts';
import { serialDepth } from './serial-depth.ts';
import { settle } from './settle.ts';
import { type Figures, visitTwice } from './visit.ts';

const FEED = '/dashboard/timeline';
const FIRST_POST = 'main article';
const SLOW_PHONE = { latency: 150, bandwidth: 1_600_000, slowdown: 4 };

interface Variant {
  name: string;
  server: AcademyServer;
  token: string;
}

/** One composition over one protocol, at its address. */
interface Setting {
  name: string;
  url: string;
  token: string;
}

interface Measured extends Setting {
  cold: Figures;
  warm: Figures;
  depth: number;
}

async function openVariants(ground: Ground): Promise<Variant[]> {
  const monolith = await buildMonolith();
  const store = ground.folder('monolith-remotes');
  writeMonolithStore(ground.store, monolith, store);
  const servers = {
    monolith: await ground.start({ store, shellDir: monolith.shellDir }),
    federated: await ground.start(),
  };
  return Promise.all(
    Object.entries(servers).map(async ([name, server]) => {
      await settle(server, FEED);
      return { name, server, token: await signInAsStudent(server) };
    }),
  );
}

async function measure(browser: Browser, settings: readonly Setting[], runs: number): Promise<Measured[]> {
  const all = settings.map((setting) => ({ setting, cold: [] as Figures[], warm: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { setting, cold, warm } of all) {
      const page = { url: setting.url + FEED, token: setting.token, content: FIRST_POST };
      const figures = await visitTwice(browser, { ...page, circumstances: SLOW_PHONE });
      cold.push(figures.cold);
      warm.push(figures.warm);
    }
  }
  const measured: Measured[] = [];
  for (const { setting, cold, warm } of all) {
    const depth = await serialDepth(browser, { url: setting.url + FEED, token: setting.token, content: FIRST_POST });
    measured.push({ ...setting, cold: medians(cold), warm: medians(warm), depth });
  }
  return measured;
}

const HEAD = [
  'composition',
  'JS KB',
  'all KB',
  'requests',
  'scripts',
  'depth',
  'first paint ms',
  'largest paint ms',
  'content ms',
  'blocking ms',
  'warm content ms',
];

function row({ name, cold, warm, depth }: Measured): (string | number)[] {
  const { scriptBytes, bytes, requests, scripts, firstPaint, largestPaint, content, blocking } = cold;
  const times = [firstPaint, largestPaint, content, blocking, warm.content];
  return [name, scriptBytes, bytes, requests, scripts, depth, ...times.map((time) => Math.round(time))];
}

function ratios(name: string, ours: Measured, theirs: Measured): (string | number)[] {
  const [, ...above] = row(ours) as [string, ...number[]];
  const [, ...below] = row(theirs) as [string, ...number[]];
  return [name, ...above.map((value, column) => value / (below[column] ?? Number.NaN))];
}

/** The federated dashboard beside the same screens as one bundle, over HTTP/1.1 as served and over HTTP/2. */
export async function benchComposition(ground: Ground, runs: number): Promise<void> {
  const variants = await openVariants(ground);
  const fronts = await Promise.all(variants.map(({ server }) => openSecureFront(server.url, ground.folder('.'))));
  const browser = await launchChromium();
  try {
    const settings = variants.flatMap(({ name, server, token }, index) => [
      { name: `${name}, HTTP/1.1`, url: server.url, token },
      { name: `${name}, HTTP/2`, url: fronts[index]?.url ?? '', token },
    ]);
    const measured = await measure(browser, settings, runs);
    const [single1, single2, ours1, ours2] = measured as [Measured, Measured, Measured, Measured];
    const rows = [
      ...measured.map(row),
      ratios('ratio, HTTP/1.1', ours1, single1),
      ratios('ratio, HTTP/2', ours2, single2),
    ];
    const goals = describeGoals([
      { name: 'content, HTTP/1.1', value: ours1.cold.content / single1.cold.content, most: 1.05 },
      { name: 'content, HTTP/2', value: ours2.cold.content / single2.cold.content, most: 1.05 },
      { name: 'JavaScript bytes', value: ours2.cold.scriptBytes / single2.cold.scriptBytes, most: 1.2 },
      { name: 'JavaScript to the feed, KB', value: ours2.cold.scriptBytes, most: 250 },
      { name: 'serial depth, HTTP/2', value: ours2.depth, most: 3 },
      { name: 'first paint, s', value: ours2.cold.firstPaint / 1000, most: 0.6 },
    ]);
    report('composition', { text: `${table(HEAD, rows)}\n\n${goals}`, figures: { runs, measured } });
  } finally {
    await browser.close();
    for (const front of fronts) front.close();
  }
}
