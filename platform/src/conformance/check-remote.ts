import path from 'node:path';
import { chromium } from 'playwright';
import { readDeclaration } from '../sources/read-remote.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { openAcademy, ROLES, type Role } from './academy.ts';
import { budgetFindings, countAgain, countTrips, rowsOf } from './budgets.ts';
import { checkFillers } from './check-fillers.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { holdersIn, knockAtGate, rolesFor } from './gate.ts';
import { breakLoading, LOADING_CELLS } from './loading-faults.ts';
import { MOUNT_ROUNDS, mountRepeatedly } from './mounts.ts';
import { groupsOf, type Parts, SEATS } from './parts.ts';
import { Progress } from './progress.ts';
import type { CheckFilter, CheckReport, Finding } from './report.ts';
import { findSamples } from './sample-paths.ts';
import { seatsIn, type Visit } from './seats.ts';
import { LOOKS, type Stop, walk, walksOf } from './walk-screens.ts';

/** Loading faults mostly wait. */
const WAITING_SEATS = 3;

/** Each screen as each role that may open it, in both looks; axe only for the first role. */
async function walkAll({ declaration, routes, holders, samples, visit, progress }: Parts) {
  const { name, namespace } = declaration;
  const ownPrefixes = [namespace, name];
  const stopsOf = (role: Role): Stop[] =>
    routes.flatMap((route) => {
      const sample = samples.get(route.path);
      if (!sample || !rolesFor(holders, route).includes(role)) return [];
      const isFirst = role === sample.foundBy;
      const isOthers = !isFirst && route.path.includes(':');
      return [{ name: route.path, path: sample.path, isOthers, withAxe: isFirst }];
    });
  const walks = LOOKS.flatMap((look) => [...holders.keys()].flatMap((role) => walksOf(role, look, stopsOf(role))));
  const visits = walks.reduce((sum, { stops }) => sum + stops.length, 0);
  return progress.part('screens', visits, async (step) => {
    const walked = await Promise.all(
      walks.map(async (each) => ({ each, ...(await walk(each, { visit, name, ownPrefixes, step })) })),
    );
    const shown = new Map<string, Set<Role>>();
    for (const { each, shown: names } of walked)
      for (const name of names) shown.set(name, (shown.get(name) ?? new Set()).add(each.role));
    return { visits, shown, findings: walked.flatMap(({ findings }) => findings) };
  });
}

/** Each screen with the first role for which it was found. */
function mountAll({ samples, visit, progress }: Parts): Promise<Finding[]> {
  const groups = groupsOf(samples);
  return progress.part('mounts', groups.length * MOUNT_ROUNDS, async (step) => {
    const found = groups.map(({ role, screens }) =>
      mountRepeatedly({ role, screens: new Map(screens) }, { visit, step }),
    );
    return (await Promise.all(found)).flat();
  });
}

function failLoading({ declaration, routes, academy, samples, progress }: Parts, visit: Visit): Promise<Finding[]> {
  const route = routes.find((one) => samples.has(one.path));
  const sample = route && samples.get(route.path);
  if (!sample) return Promise.resolve([]);
  const { screen, layout } = route;
  const isFramed = layout === 'dashboard';
  const subject = { name: declaration.name, screen, path: sample.path, role: sample.foundBy, isFramed };
  return progress.part('loading', LOADING_CELLS, (step) => breakLoading(subject, { academy, visit, step }));
}

export interface CheckOptions {
  name: string;
  version: string;
  browserPath: string;
  filter: CheckFilter | null;
  /** Called with the progress of the check. */
  say: (line: string) => void;
}

const isWanted =
  ({ screen }: CheckFilter) =>
  (part: { path?: string; screen?: string; id?: string; part?: string }): boolean =>
    screen === undefined || Object.values(part).some((text) => typeof text === 'string' && text.includes(screen));

type Probed = Pick<CheckReport, 'screens' | 'fillers' | 'unreached' | 'findings' | 'probes'>;

/** Runs all probes at the same time, as far as they do not disturb each other. */
async function probe(parts: Parts, waiting: Visit): Promise<Probed> {
  const { declaration, routes, academy, holders, samples, visit, progress } = parts;
  const closed = routes.length * holders.size - routes.reduce((sum, route) => sum + rolesFor(holders, route).length, 0);
  const [screens, mounts, loading, gate, fillers, trips] = await Promise.all([
    walkAll(parts),
    mountAll(parts),
    failLoading(parts, waiting),
    progress.part('gate', closed, (step) => knockAtGate({ routes, holders, academy, visit, step })),
    progress.part('slots', 0, (step) => checkFillers({ academy, declaration, holders, visit, step })),
    countTrips(parts),
  ]);
  await countAgain(parts, trips);
  const rows = rowsOf(parts, trips);
  const { seen, unseen } = fillers;
  return {
    screens: rows.map((row) => ({ ...row, roles: [...(screens.shown.get(row.path) ?? [])] })),
    fillers: seen.map(({ name, path, role }) => ({ name, path, role })),
    unreached: [...routes.map((route) => route.path).filter((one) => !samples.has(one)), ...unseen],
    findings: [
      ...screens.findings,
      ...mounts,
      ...loading,
      ...gate,
      ...fillers.findings,
      ...budgetFindings(declaration, rows),
    ],
    probes: {
      traces: screens.visits,
      console: screens.visits,
      axe: samples.size * LOOKS.length,
      gate: closed,
      leaks: samples.size,
      loading: samples.size > 0 ? LOADING_CELLS : 0,
      slots: seen.length,
      budget: rows.length,
    },
  };
}

/** Probes a built remote in the built shell, with the built API and demo data. Everything must be built. */
export async function checkRemote({ name, version, browserPath, filter, say }: CheckOptions): Promise<CheckReport> {
  const from = performance.now();
  const progress = new Progress(say);
  const declared = await readDeclaration(path.join(workspaceRoot, name));
  const chosen = isWanted(filter ?? {});
  const declaration = { ...declared, slots: declared.slots.filter(({ id, part }) => chosen({ id, part })) };
  const routes = declaration.routes.filter(({ path, screen }) => chosen({ path, screen }));
  const academy = await progress.part('academy', 0, () => openAcademy());
  const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] });
  try {
    const visit = seatsIn(browser, academy, SEATS);
    const holders = await holdersIn(
      academy,
      ROLES.filter((role) => (filter?.role ?? role) === role),
    );
    const samples = await progress.part('addresses', routes.length, (step) =>
      findSamples({ routes, holders, visit, step }),
    );
    const parts: Parts = { declaration, routes, academy, holders, samples, visit, progress };
    const probed = await probe(parts, seatsIn(browser, academy, WAITING_SEATS));
    const seconds = (performance.now() - from) / 1000;
    return { name, version, seconds, ...probed, filter, times: progress.parts };
  } finally {
    progress.end();
    await browser.close();
    await academy.close();
  }
}
