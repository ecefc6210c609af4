import type { Sql } from '#base/database/sql.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { byTime, type Covering, isFollowing, keyOf, type Layer, type LayerRow, type LayerSource } from './layer.ts';

/** A class whose layers are laid over it anew. */
export interface Replayed {
  one: ManyClass;
  /** Its present rows that made it what it is, the lowest first. */
  rows: readonly LayerRow[];
  /** The shift that has a place for it, as long as it follows its series. */
  shift: Layer | null;
  /** Where it was without its layers. */
  formerStart: string;
  /** Since when a layer cancelled it or changed it; null for a class that follows its series. */
  since: Date | null;
  values: ManyValues;
  /** Layers over it in which it takes place. */
  left: Set<string>;
  /** The layers that take it, the lowest first, with its values below and above each. */
  steps: { layer: Layer; former: ManyValues; values: ManyValues }[];
}

/** A layer that is about to be taken back, or to get other days. */
export interface Leaving {
  kind: Layer['kind'];
  layerId: number;
  /** Null: none. */
  span: { startsAt: Date; endsAt: Date } | null;
}

const spanOf = ({ one, values }: Replayed) => ({
  classId: one.id,
  studentId: one.studentId,
  seriesId: one.seriesId,
  teacherId: values.teacherId,
  startsAt: new Date(values.startsAt),
  endsAt: new Date(values.endsAt),
  isFollowing: isFollowing(one, values),
  isMovedByHand: one.seriesId !== null && values.isException && values.substituteForId === null,
});

const isLeft = (leaving: Leaving | null, layer: Layer, { values }: Replayed): boolean => {
  if (!leaving || keyOf(leaving) !== keyOf(layer)) return false;
  const { span } = leaving;
  return !span || new Date(values.startsAt) >= span.endsAt || new Date(values.endsAt) <= span.startsAt;
};

/**
 * Whether a layer takes a class that it has no row for. A class that took place in a layer before, since somebody wanted
 * so, goes on; one that a shift brings into it does not.
 */
function isNew({ one, formerStart, since, steps, values }: Replayed, { recordedAt }: Covering): boolean {
  if (steps.length > 0 && values.startsAt !== formerStart) return true;
  return since ? recordedAt >= since : one.values.overlapBy === null;
}

/** Where somebody has decided about the class, what was recorded before that leaves it there. */
const isLater = ({ steps }: Replayed, layer: Layer): boolean =>
  steps.every((step) => !step.layer.isChosen || byTime(step.layer, layer) < 0);

function nextLayer(each: Replayed, coverings: readonly Covering[], leaving: Leaving | null): Layer | undefined {
  const { shift, steps, one, rows, values, left } = each;
  const used = new Set(steps.map(({ layer }) => keyOf(layer)));
  const own = new Map(rows.map((row) => [keyOf(row), row]));
  const found: Layer[] = shift && !used.has(keyOf(shift)) && isFollowing(one, values) ? [shift] : [];
  for (const covering of coverings) {
    const key = keyOf(covering);
    const row = own.get(key);
    if (used.has(key) || left.has(key) || isLeft(leaving, covering, each)) continue;
    if (row) found.push(row);
    else if (!covering.isPassed && isNew(each, covering)) found.push(covering);
    else left.add(key);
  }
  return found.filter((layer) => isLater(each, layer)).sort(byTime)[0];
}

/**
 * Lays the layers that hold over classes, from their values without any: at each place the layer that was recorded
 * first takes the class, until none is left, or one cancels it.
 */
export async function replay(
  sql: Sql,
  sources: readonly LayerSource[],
  all: readonly Replayed[],
  leaving: Leaving | null,
): Promise<void> {
  let open = all.filter(({ values }) => values.status === 'scheduled');
  while (open.length > 0) {
    const spans = open.map(spanOf);
    const coverings: Covering[] = [];
    for (const source of sources) coverings.push(...(await source.covering(sql, spans)));
    const bySpan = new Map<number, Covering[]>();
    for (const each of coverings) bySpan.set(each.span, [...(bySpan.get(each.span) ?? []), each]);
    const next: Replayed[] = [];
    for (const [index, each] of open.entries()) {
      const layer = nextLayer(each, bySpan.get(index) ?? [], leaving);
      if (!layer) continue;
      const former = each.values;
      each.values = layer.apply(each.one, former);
      each.steps.push({ layer, former, values: each.values });
      if (each.values.status === 'scheduled') next.push(each);
    }
    open = next;
  }
}
