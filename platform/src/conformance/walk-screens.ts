import type { Role } from './academy.ts';
import { accessibilityProblems } from './accessibility.ts';
import type { Finding } from './report.ts';
import type { Visit } from './seats.ts';
import { readTraces, traceProblems } from './traces.ts';
import { type Language, NEUTRAL, type Visitor, type VisitorOptions } from './visitor.ts';

/** The API's response to a user without a permission: a page must handle it. */
const REJECTED = /Failed to load resource: the server responded with a status of 40[34]/;

/** Each language with one of the themes. */
export const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const satisfies { language: Language; theme: 'light' | 'dark' }[];

/** A page to check. */
export interface Stop {
  /** Its name in the report: the pattern of a route. */
  name: string;
  path: string;
  /** Belongs to another user: the API may reject this role. */
  isOthers: boolean;
  withAxe: boolean;
}

/** Some stops of one role in one look. */
export interface Walk {
  role: Role;
  look: (typeof LOOKS)[number];
  stops: readonly Stop[];
  /** The page that is open before the first stop and after the last. */
  rest?: string;
}

export interface Walked {
  findings: Finding[];
  /** Names of the stops that were shown. */
  shown: string[];
}

interface WalkOptions {
  visit: Visit;
  /** Prefixes of the remote's storage keys. */
  ownPrefixes: readonly string[];
  /** The remote that is checked: console messages of others are ignored. */
  name: string;
  step: () => void;
  prepare?: VisitorOptions['prepare'];
  /** Waits until everything of a stop has loaded. */
  settle?: (visitor: Visitor) => Promise<unknown>;
}

const axeText = ({ id, help, nodes }: { id: string; help: string; nodes: string[] }) =>
  `${id}: ${help} (${nodes.length}): ${nodes[0]}`;

async function lookAt(visitor: Visitor, stop: Stop, settle: WalkOptions['settle']) {
  await visitor.go(stop.path);
  await settle?.(visitor);
  const heading = (await visitor.page.locator('h1').first().textContent()) ?? '';
  const isShown = !/^40[34]/.test(heading);
  const axe = isShown && stop.withAxe ? (await accessibilityProblems(visitor.page)).map(axeText) : [];
  return { isShown, axe };
}

/**
 * Visits all stops and then a page without remotes. New state at a stop belongs to the stop; if the last stop leaves
 * state that none had, each stop is visited alone, to find the one that leaves it.
 */
export async function walk({ role, look, stops, rest = NEUTRAL }: Walk, options: WalkOptions): Promise<Walked> {
  const { visit, ownPrefixes, step, settle, prepare } = options;
  const isAbout = (text: string) => !/^mf-[\w-]+@/.test(text) || text.startsWith(`${options.name}@`);
  const whereOf = (name: string) => `${name} as ${role}, ${look.language}`;
  const result: Walked = { findings: [], shown: [] };
  const left = await visit({ role, ...look, ...(prepare && { prepare }) }, async (visitor) => {
    if (rest !== NEUTRAL) await visitor.go(rest);
    const before = await readTraces(visitor.page);
    visitor.takeComplaints();
    const known = new Set<string>();
    let wasOthers = false;
    // A rejection by the API may arrive just after its page was left.
    const isFault = (text: string, isOthers: boolean) =>
      isAbout(text) && !((isOthers || wasOthers) && REJECTED.test(text));
    const fresh = async () => {
      const found = traceProblems(before, await readTraces(visitor.page), ownPrefixes).filter((one) => !known.has(one));
      for (const one of found) known.add(one);
      return found;
    };
    for (const stop of stops) {
      const { isShown, axe } = await lookAt(visitor, stop, settle);
      if (isShown) result.shown.push(stop.name);
      const console = visitor.takeComplaints().filter((text) => isFault(text, stop.isOthers));
      wasOthers = stop.isOthers;
      for (const [probe, texts] of Object.entries({ traces: await fresh(), axe, console }))
        for (const text of texts) result.findings.push({ probe, where: whereOf(stop.name), text });
      step();
    }
    await visitor.go(rest);
    return [
      ...(await fresh()).map((text) => ({ probe: 'traces', text })),
      ...after(visitor).filter(({ text }) => isFault(text, false)),
    ];
  });
  const [only, ...more] = stops;
  if (left.length === 0 || !only) return result;
  if (more.length === 0) {
    const where = `after ${whereOf(only.name)}`;
    return { ...result, findings: [...result.findings, ...left.map((one) => ({ ...one, where }))] };
  }
  const alone = await Promise.all(
    stops.map((stop) =>
      walk({ role, look, rest, stops: [{ ...stop, withAxe: false }] }, { ...options, step: () => {} }),
    ),
  );
  const late = alone.flatMap(({ findings }) => findings.filter(({ where }) => where.startsWith('after ')));
  const unnamed = left.map((one) => ({
    ...one,
    where: `after ${stops.map(({ name }) => name).join(', ')} as ${role}`,
  }));
  return { ...result, findings: [...result.findings, ...(late.length > 0 ? late : unnamed)] };
}

const after = (visitor: Visitor) => visitor.takeComplaints().map((text) => ({ probe: 'console', text }));

const MOST_STOPS = 8;

/** The stops as walks of about the same length. */
export function walksOf(role: Role, look: Walk['look'], stops: readonly Stop[]): Walk[] {
  const count = Math.ceil(stops.length / MOST_STOPS);
  return Array.from({ length: count }, (_, at) => ({
    role,
    look,
    stops: stops.filter((_stop, place) => place % count === at),
  }));
}
