import { type AcademyServer, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { describeGoals, type Goal } from '../report/goal.ts';
import { medians } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import type { Figures } from './figures.ts';
import { writeMonolithStore } from './monolith-store.ts';
import { openSecureFront } from './secure-front.ts';
import { serialDepth } from './serial-depth.ts';
import { settle } from './settle.ts';
import { type Visits, visitFourTimes } from './visit.ts';

const FEED = '/dashboard/timeline';
const FIRST_POST = 'main article';
const SLOW_PHONE = { latency: 150, bandwidth: 1_600_000, slowdown: 4 };

interface Variant {
  name: string;
  server: AcademyServer;
  token: string;
}

/** One composition (federated or one bundle) over one protocol, at its address. */
interface Setting {
  name: string;
  url: string;
  token: string;
  /** Hashes of its certificate's public keys. */
  trusted: string[];
}

interface Measured extends Setting, Visits {
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

async function measure(settings: readonly Setting[], runs: number): Promise<Measured[]> {
  const all = settings.map((setting) => ({
    setting,
    cold: [] as Figures[],
    second: [] as Figures[],
    warm: [] as Figures[],
  }));
  const pageOf = ({ url, token, trusted }: Setting) => ({ url: url + FEED, token, trusted, content: FIRST_POST });
  for (let run = 0; run < runs; run += 1) {
    for (const { setting, cold, second, warm } of all) {
      const found = await visitFourTimes({ ...pageOf(setting), circumstances: SLOW_PHONE });
      cold.push(found.cold);
      second.push(found.second);
      warm.push(found.warm);
    }
  }
  const measured: Measured[] = [];
  for (const { setting, cold, second, warm } of all) {
    const depth = await serialDepth(pageOf(setting));
    measured.push({ ...setting, cold: medians(cold), second: medians(second), warm: medians(warm), depth });
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
  'longest task ms',
  'CPU ms',
  'CPU in all ms',
  'second content ms',
  'warm content ms',
  'warm CPU ms',
];

function row({ name, cold, second, warm, depth }: Measured): (string | number)[] {
  const { scriptBytes, bytes, requests, scripts, firstPaint, largestPaint, content, blocking } = cold;
  const paints = [firstPaint, largestPaint, content, blocking, cold.longestTask, cold.processor, cold.processorInAll];
  const times = [...paints, second.content, warm.content, warm.processor];
  return [name, scriptBytes, bytes, requests, scripts, depth, ...times.map((time) => Math.round(time))];
}

function ratios(name: string, ours: Measured, theirs: Measured): (string | number)[] {
  const [, ...above] = row(ours) as [string, ...number[]];
  const [, ...below] = row(theirs) as [string, ...number[]];
  return [name, ...above.map((value, column) => value / (below[column] ?? Number.NaN))];
}

function goalsOf(ours: Measured, theirs: Measured): Goal[] {
  return [
    { name: 'processor to content, cold', value: ours.cold.processor / theirs.cold.processor, most: 1 },
    { name: 'processor to content, warm', value: ours.warm.processor / theirs.warm.processor, most: 1 },
    { name: 'bytes', value: ours.cold.bytes / theirs.cold.bytes, most: 1.1 },
    { name: 'JavaScript to the feed, KB', value: ours.cold.scriptBytes, most: 225 },
    { name: 'serial depth', value: ours.depth, most: 3 },
    { name: 'by the clock: content, cold, s', value: ours.cold.content / 1000, most: 2 },
    { name: 'by the clock: content, warm, s', value: ours.warm.content / 1000, most: 1 },
    { name: 'by the clock: longest task before the content, ms', value: ours.cold.longestTask, most: 100 },
  ];
}

/** Compares the federated dashboard with the same screens as one bundle, over HTTP/1.1 as served and over HTTP/2. */
export async function benchComposition(ground: Ground, runs: number): Promise<void> {
  const variants = await openVariants(ground);
  const fronts = await Promise.all(variants.map(({ server }) => openSecureFront(server.url, ground.folder('.'))));
  try {
    const settings = variants.flatMap(({ name, server, token }, index) => [
      { name: `${name}, HTTP/1.1`, url: server.url, token, trusted: [] },
      { name: `${name}, HTTP/2`, url: fronts[index]?.url ?? '', token, trusted: [fronts[index]?.key ?? ''] },
    ]);
    const measured = await measure(settings, runs);
    const [single1, single2, ours1, ours2] = measured as [Measured, Measured, Measured, Measured];
    const rows = [
      ...measured.map(row),
      ratios('ratio, HTTP/1.1', ours1, single1),
      ratios('ratio, HTTP/2', ours2, single2),
    ];
    const goals = describeGoals(goalsOf(ours2, single2));
    report('composition', { text: `${table(HEAD, rows)}\n\nOver HTTP/2:\n\n${goals}`, figures: { runs, measured } });
  } finally {
    for (const front of fronts) front.close();
  }
}
