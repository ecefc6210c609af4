import { type Composition, shownCommit } from '../../registry/index.ts';
import { textTable } from '../../terminal/text-table.ts';
import { describeCandidate } from './remote-table.ts';

const HEADINGS = ['REVISION', 'AT', 'BY', 'COMMAND', 'CHANGES', 'COMMIT', 'NOTE'];

type Line = Composition['remotes'][number];

/** A candidate that is now the live version was promoted: the version says so. */
function candidateChange({ name, candidate: before }: Line, { version, candidate: after }: Line): string[] {
  if (after && (after.version !== before?.version || after.percent !== before.percent))
    return [`${name} candidate ${describeCandidate(after)}`];
  return before && !after && before.version !== version ? [`${name} candidate ${before.version} taken back`] : [];
}

function changeOf(before: Line | undefined, after: Line): string[] {
  const { name, version, enabled, mount } = after;
  if (!before) return [`${name} ${version} new`];
  return [
    ...(before.version === version ? [] : [`${name} ${before.version} → ${version}`]),
    ...(before.enabled === enabled ? [] : [`${name} ${enabled ? 'enabled' : 'disabled'}`]),
    ...(before.mount === mount ? [] : [`${name} mounted as ${mount}`]),
    ...candidateChange(before, after),
  ];
}

/** The differences between a composition and the one before it. */
function changesBetween(before: Composition, after: Composition): string[] {
  const earlier = new Map(before.remotes.map((line) => [line.name, line]));
  const names = new Set(after.remotes.map(({ name }) => name));
  return [
    ...after.remotes.flatMap((line) => changeOf(earlier.get(line.name), line)),
    ...before.remotes.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} removed`),
    ...after.origins.filter((origin) => !before.origins.includes(origin)).map((origin) => `${origin} allowed`),
    ...before.origins.filter((origin) => !after.origins.includes(origin)).map((origin) => `${origin} forbidden`),
  ];
}

const nothing: Composition = { revision: 0, updatedAt: '', origins: [], change: null, remotes: [] };

/** One line for each composition, newest first, in the given order. */
export const logRows = (compositions: readonly Composition[]) =>
  compositions.map((composition, place) => {
    const { revision, updatedAt, change } = composition;
    const { by = null, command = null, note = null, commit = null } = change ?? {};
    const changes = changesBetween(compositions[place + 1] ?? nothing, composition);
    return { revision, at: updatedAt, by, command, changes, commit, note };
  });

/** The rows as a table for a terminal. */
export const logTable = (rows: ReturnType<typeof logRows>): string =>
  textTable(
    HEADINGS,
    rows.map(({ revision, at, by, command, changes, commit, note }) => [
      String(revision),
      at,
      by ?? '-',
      command ?? '-',
      changes.join(', '),
      shownCommit(commit) ?? '-',
      note ?? '',
    ]),
  );
