import type { Composition } from '@academy/platform/registry';
import type { WireChange, WireHistoryLine } from './remotes.schema.ts';

type Line = Composition['remotes'][number];
type Change = WireHistoryLine['changes'][number];

const canaryText = ({ candidate }: Line) => candidate && `${candidate.version} ${candidate.percent} %`;
const stateText = ({ enabled }: Line) => (enabled ? 'on' : 'off');

function changesOf(before: Line | undefined, after: Line): Change[] {
  const { name: remote } = after;
  if (!before) return [{ remote, what: 'added', from: null, to: after.version }];
  const found: Change[] = [
    { remote, what: 'version', from: before.version, to: after.version },
    { remote, what: 'enabled', from: stateText(before), to: stateText(after) },
    { remote, what: 'mount', from: before.mount, to: after.mount },
    { remote, what: 'canary', from: canaryText(before), to: canaryText(after) },
  ];
  return found.filter(({ from, to }) => from !== to);
}

/** The differences between two compositions, by remote. */
function differences(before: Composition, after: Composition): Change[] {
  const named = (composition: Composition, name: string) => composition.remotes.find((line) => line.name === name);
  const removed = before.remotes.filter(({ name }) => !named(after, name));
  return [
    ...after.remotes.flatMap((line) => changesOf(named(before, line.name), line)),
    ...removed.map(({ name: remote, version }): Change => ({ remote, what: 'removed', from: version, to: null })),
  ];
}

const presentChange = ({ updatedAt, change }: Composition): WireChange => ({
  at: change?.at ?? updatedAt,
  by: change?.by ?? null,
  command: change?.command ?? null,
  reason: change?.note ?? null,
  commit: change?.commit ?? null,
});

const empty = { remotes: [] as Line[] };

/** The last `count` changes with their differences; `compositions` newest first. */
export function historyOf(compositions: readonly Composition[], count: number): WireHistoryLine[] {
  return compositions.slice(0, count).flatMap((composition, place) => {
    const { revision } = composition;
    const before = compositions[place + 1] ?? (revision === 1 ? { ...composition, ...empty } : null);
    // The differences of the oldest one are unknown.
    return before ? [{ revision, ...presentChange(composition), changes: differences(before, composition) }] : [];
  });
}
