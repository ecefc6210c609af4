import { ROLES, type Role } from './academy.ts';
import { accessibilityProblems } from './accessibility.ts';
import type { Finding } from './report.ts';
import type { Samples } from './sample-paths.ts';
import { readTraces, traceProblems } from './traces.ts';
import { type Language, NEUTRAL, type Visitor } from './visitor.ts';

/** What the API says to somebody who may not see what another may: a page has to stand it. */
const REJECTED = /Failed to load resource: the server responded with a status of 40[34]/;

export interface Walk {
  findings: Finding[];
  /** Who is shown which route, by its pattern. */
  shown: Map<string, Role[]>;
}

interface WalkOptions {
  language: Language;
  samples: Samples;
  /** Beginnings of storage keys that are the remote's. */
  ownPrefixes: readonly string[];
  asRole: <T>(role: Role, work: (visitor: Visitor) => Promise<T>) => Promise<T>;
}

async function visitScreen(visitor: Visitor, path: string, ownPrefixes: readonly string[], withAxe: boolean) {
  const before = await readTraces(visitor.page);
  await visitor.go(path);
  const isForbidden = /^40[34]/.test((await visitor.page.locator('h1').first().textContent()) ?? '');
  const traces = traceProblems(before, await readTraces(visitor.page), ownPrefixes);
  const axe = isForbidden || !withAxe ? [] : await accessibilityProblems(visitor.page);
  await visitor.go(NEUTRAL);
  const left = traceProblems(before, await readTraces(visitor.page), ownPrefixes);
  return {
    isForbidden,
    traces: [...new Set([...traces, ...left])],
    axe: axe.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ${nodes[0]}`),
    console: visitor.takeComplaints(),
  };
}

/** Visits every screen as every role in one language, once with axe. */
export async function walkScreens({ language, samples, ownPrefixes, asRole }: WalkOptions): Promise<Walk> {
  const findings: Finding[] = [];
  const shown = new Map<string, Role[]>();
  for (const role of ROLES)
    await asRole(role, async (visitor) => {
      for (const [pattern, { path, foundBy }] of samples) {
        const where = `${pattern} as ${role}, ${language}`;
        const isFirst = !shown.has(pattern);
        const visit = await visitScreen(visitor, path, ownPrefixes, isFirst);
        if (!visit.isForbidden) shown.set(pattern, [...(shown.get(pattern) ?? []), role]);
        const isOthers = role !== foundBy && pattern.includes(':');
        const complaints = visit.console.filter((text) => !(isOthers && REJECTED.test(text)));
        for (const [probe, texts] of Object.entries({ traces: visit.traces, axe: visit.axe, console: complaints }))
          for (const text of texts) findings.push({ probe, where, text });
      }
    });
  return { findings, shown };
}
