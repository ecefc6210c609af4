/** The rules D97–D99 about layers over classes, and nothing of how they are stored. All clocks are Amman's. */

export type Kind = 'absence' | 'closure' | 'hold' | 'shift';

export type Decision =
  | { action: 'cancel' | 'stay' }
  | { action: 'move'; to: number }
  | { action: 'substitute' }
  /** By a window, from the time that the class then had. */
  | { action: 'window'; from: number };

export interface ModelLayer {
  kind: Kind;
  id: string;
  from: string;
  to: string;
  /** For a shift by minutes; null: into a window. */
  minutes: number | null;
  /** Of each class that was in it when it was recorded. */
  decisions: Map<string, Decision>;
  /** The classes that somebody has moved since; it has no part in them. */
  passed: Set<string>;
  /** The weekly times with a place in its window. */
  slots: Set<string>;
}

export interface ModelClass {
  id: string;
  student: string;
  isOfSeries: boolean;
  /** Without any layer. */
  start: number;
  isMovedByHand: boolean;
}

export interface Place {
  start: number;
  hasSubstitute: boolean;
  isException: boolean;
  /** Null: the class takes place. */
  reason: 'hold' | 'teacher_unavailable' | 'holiday' | null;
}

const MINUTE_MS = 60_000;
const AMMAN_MS = 3 * 60 * MINUTE_MS;
const dayOf = (start: number): string => new Date(start + AMMAN_MS).toISOString().slice(0, 10);
/** The start of the window. */
const windowOf = (day: string): number => Date.parse(`${day}T20:00:00Z`) - AMMAN_MS;
/** The weekly time of a class: the student's, on that day of the week. */
export const slotOf = ({ student, start }: ModelClass): string => `${student} ${new Date(start).getUTCDay()}`;
const isIn = ({ from, to }: ModelLayer, start: number): boolean => from <= dayOf(start) && dayOf(start) <= to;

const reasons = { hold: 'hold', absence: 'teacher_unavailable', closure: 'holiday' } as const;

/** Whether a layer concerns a class at a place. Two students: a hold is the first one's. */
function concerns(layer: ModelLayer, one: ModelClass, place: Place): boolean {
  if (layer.passed.has(one.id) || !isIn(layer, place.start)) return false;
  if (layer.kind === 'hold') return one.isOfSeries && one.student === 'first';
  if (layer.kind === 'absence') return !place.hasSubstitute;
  return true;
}

function shifted({ minutes, decisions, slots }: ModelLayer, one: ModelClass, place: Place): Place {
  const decided = decisions.get(one.id);
  if (decided?.action === 'stay') return { ...place, isException: one.isOfSeries };
  if (minutes !== null) return { ...place, start: place.start + minutes * MINUTE_MS };
  // One class a day: each is the first of its window. What was not there then has no place.
  const isAsThen = decided?.action === 'window' && decided.from === place.start;
  const hasPlace = one.isOfSeries && !place.isException ? slots.has(slotOf(one)) : isAsThen;
  return hasPlace ? { ...place, start: windowOf(dayOf(place.start)) } : place;
}

function after(layer: ModelLayer, one: ModelClass, place: Place): Place {
  if (layer.kind === 'shift') {
    // A class of a series that was moved apart from it stays where it is.
    const isApart = one.isOfSeries && place.isException && !place.hasSubstitute;
    return isApart && layer.decisions.get(one.id)?.action !== 'stay' ? place : shifted(layer, one, place);
  }
  const decided = layer.decisions.get(one.id);
  if (decided?.action === 'move') return { ...place, start: decided.to, isException: one.isOfSeries };
  if (decided?.action === 'substitute') return { ...place, hasSubstitute: true, isException: one.isOfSeries };
  return { ...place, reason: reasons[layer.kind] };
}

/** Where a class is under the layers that hold: each takes it in its turn, in the order in which they were recorded. */
export function placeOf(one: ModelClass, layers: readonly ModelLayer[]): Place {
  let place: Place = { start: one.start, hasSubstitute: false, isException: one.isMovedByHand, reason: null };
  const used = new Set<ModelLayer>();
  let open = layers;
  const next = () => open.find((layer) => !used.has(layer) && concerns(layer, one, place));
  for (let layer = next(); layer && place.reason === null; layer = next()) {
    used.add(layer);
    place = after(layer, one, place);
    // Where somebody has decided about the class, what was recorded before leaves it.
    if (isChosen(layer, one)) open = open.slice(open.indexOf(layer) + 1);
  }
  return place;
}

const isChosen = ({ decisions }: ModelLayer, { id }: ModelClass): boolean =>
  ['move', 'substitute', 'stay'].includes(decisions.get(id)?.action ?? '');

/** The classes that a new layer has to decide about. */
export const offeredBy = (layer: ModelLayer, classes: readonly ModelClass[], layers: readonly ModelLayer[]): string[] =>
  classes
    .filter((one) => {
      const place = placeOf(one, layers);
      return place.reason === null && concerns(layer, one, place);
    })
    .map(({ id }) => id);
