import { parseArgs } from 'node:util';
import { onGround } from './academy/ground.ts';
import { benchCalendar } from './calendar/bench-calendar.ts';
import { benchChat } from './chat/bench-chat.ts';
import { benchClasses } from './classes/bench-classes.ts';
import { benchClosure } from './closure/bench-closure.ts';
import { benchComposition } from './composition/bench-composition.ts';
import { benchDeliveries } from './deliveries/bench-deliveries.ts';
import { benchFamilies } from './families/bench-families.ts';
import { benchFeed } from './feed/bench-feed.ts';
import { benchFiles } from './files/bench-files.ts';
import { benchHub } from './hub/bench-hub.ts';
import { benchImages } from './images/bench-images.ts';
import { benchImport } from './imports/bench-import.ts';
import { benchLeads } from './leads/bench-leads.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchOverlays } from './overlays/bench-overlays.ts';
import { benchPayments } from './payments/bench-payments.ts';
import { benchProgress } from './progress/bench-progress.ts';
import { benchRestart } from './restart/bench-restart.ts';
import { benchSalaries } from './salaries/bench-salaries.ts';
import { benchScroll } from './scroll/bench-scroll.ts';
import { benchSeries } from './series/bench-series.ts';
import { benchStatistics } from './statistics/bench-statistics.ts';
import { benchSwitch } from './switch/bench-switch.ts';
import { benchUsers } from './users/bench-users.ts';
import { benchWebhooks } from './webhooks/bench-webhooks.ts';

const benches = {
  composition: benchComposition,
  lighthouse: benchLighthouse,
  feed: benchFeed,
  scroll: benchScroll,
  switch: benchSwitch,
  chat: benchChat,
  hub: benchHub,
  users: benchUsers,
  classes: benchClasses,
  salaries: benchSalaries,
  calendar: benchCalendar,
  statistics: benchStatistics,
  files: benchFiles,
  images: benchImages,
  overlays: benchOverlays,
  payments: benchPayments,
  webhooks: benchWebhooks,
  restart: benchRestart,
  deliveries: benchDeliveries,
  series: benchSeries,
  closure: benchClosure,
  progress: benchProgress,
  families: benchFamilies,
  leads: benchLeads,
  import: benchImport,
} as const;
type Name = keyof typeof benches;
const isName = (name: string): name is Name => name in benches;

/** `pnpm bench [name …] [--runs 5]`: runs all benches, or the named ones; a wrong name prints the list. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const unknown = positionals.filter((name) => !isName(name));
  if (unknown.length > 0)
    throw new Error(`no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  const names = positionals.length > 0 ? positionals.filter(isName) : (Object.keys(benches) as Name[]);
  const runs = Number(values.runs ?? 5);
  await onGround(async (ground) => {
    for (const name of names) await benches[name](ground, runs);
  });
}

await run().catch((error: Error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
