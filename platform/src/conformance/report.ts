import { textTable } from '../terminal/text-table.ts';
import type { PartTime } from './progress.ts';

/** A problem because of which a remote does not pass. */
export interface Finding {
  probe: string;
  /** The screen or the fault that it is about. */
  where: string;
  text: string;
}

export interface ScreenRow {
  /** The pattern of the route. */
  path: string;
  /** The role that sees it. */
  roles: string[];
  kilobytes: number;
  roundTrips: number | null;
}

/** A remote's filler on a page of another. */
interface FillerRow {
  /** `home.widget next`. */
  name: string;
  path: string;
  role: string;
}

/** Limits the check for a developer: to screens whose pattern or file contains the text, and to one role. */
export interface CheckFilter {
  screen?: string | undefined;
  role?: string | undefined;
}

/** The findings of a check, for one build. */
export interface CheckReport {
  name: string;
  version: string;
  seconds: number;
  screens: ScreenRow[];
  fillers: FillerRow[];
  /** Routes without an address that could be opened, and fillers that no page shows. */
  unreached: string[];
  /** The screens and roles that it covers; null: all. */
  filter: CheckFilter | null;
  times: PartTime[];
  findings: Finding[];
  /** The number of runs of each probe. */
  probes: Record<string, number>;
}

const MOST_LINES = 12;

/** The same problem in several places is one line. */
function findingLines(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { probe, where, text } of findings) {
    const key = `${probe}: ${text.slice(0, 300)}`;
    places.set(key, [...(places.get(key) ?? []), where]);
  }
  const lines = [...places].map(([text, [first, ...more]]) => {
    return `  ${text} (${first}${more.length > 0 ? ` and ${more.length} more` : ''})`;
  });
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `  … and ${rest} more`] : lines;
}

/** The report for a terminal. */
export function reportText(report: CheckReport): string {
  const { name, version, seconds, screens, fillers, unreached, findings, probes, times, filter } = report;
  const screenRows = screens.map(({ path, roles, kilobytes, roundTrips }) => [
    path,
    roles.length === 7 ? 'all' : roles.join(' '),
    kilobytes.toFixed(1),
    String(roundTrips ?? '-'),
  ]);
  const probeRows = Object.entries(probes).map(([probe, times]) => {
    const found = findings.filter((finding) => finding.probe === probe).length;
    return [probe, String(times), found === 0 ? 'passed' : `${found} found`];
  });
  const fillerRows = fillers.map((filler) => [filler.name, filler.path, filler.role]);
  const timeRows = times.map(({ part, seconds, steps }) => [part, seconds.toFixed(1), String(steps)]);
  const verdict = findings.length === 0 ? 'passed' : 'did not pass';
  return [
    textTable(['SCREEN', 'SHOWN TO', 'KB', 'ROUND TRIPS'], screenRows),
    ...(fillers.length > 0 ? ['', textTable(['PART', 'SEEN AT', 'AS'], fillerRows)] : []),
    '',
    textTable(['PROBE', 'TIMES', 'RESULT'], probeRows),
    ...(unreached.length > 0 ? ['', `without an address in the demo data: ${unreached.join(', ')}`] : []),
    ...(findings.length > 0 ? ['', ...findingLines(findings)] : []),
    '',
    textTable(['TIME OF', 'SECONDS', 'STEPS'], timeRows),
    '',
    `${name} ${version} ${verdict} in ${Math.round(seconds)} s${filter ? ': a part of the check, which lets nothing pass to production' : ''}`,
  ].join('\n');
}
