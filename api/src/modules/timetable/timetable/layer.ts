import type { Sql } from '#base/database/sql.ts';
import { Collected } from '#base/modules/registry.ts';
import type { ManyActing } from '#modules/classes/classes/many/change-many.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import type { DecisionProblem } from './decision-problems.ts';

type LayerKind = 'absence' | 'closure' | 'hold' | 'shift';

/** A hold, an absence, a closure or a shift, as it lies over one class. */
export interface Layer {
  kind: LayerKind;
  layerId: number;
  /** When its days were set: of several layers the earliest one takes a class. */
  recordedAt: Date;
  /** Whether somebody has decided where the class is in it: then it is there, whatever was recorded before. */
  isChosen: boolean;
  /** The values that it gives to a class that has these without it. */
  apply(one: ManyClass, values: ManyValues): ManyValues;
}

/** A layer that has changed a class. */
export interface LayerRow extends Layer {
  classId: number;
  /** Whether its layer was taken back, or has other days now. */
  isWithdrawn: boolean;
  /** Whether the class had an obstacle when the layer was taken back. */
  isKept: boolean;
  problem: DecisionProblem | null;
  /** The values of the class without it; null if they are not known. */
  former: ManyValues | null;
  doneLine: number | null;
  /** The student's teacher when the layer changed the class. */
  studentTeacherId: number | null;
  /** Since when the series of the class may have changed. */
  createdAt: Date;
  /** Whether a class of a series follows it into the layer: its place is the series', without anything to restore. */
  isFollowed: boolean;
  /** Whether a shift leaves the class at a time of its own, as an exception of its series. */
  isApart: boolean;
}

/** A place of a class for which layers are searched. */
interface LayerSpan {
  classId: number;
  studentId: number;
  seriesId: number | null;
  teacherId: number;
  startsAt: Date;
  endsAt: Date;
  isFollowing: boolean;
  isMovedByHand: boolean;
}

/** A layer over a place, which may take the class. */
export interface Covering extends Layer {
  /** The index of the place, from 0. */
  span: number;
  /** Whether the layer has a row for this class that says that it does not concern it. */
  isPassed: boolean;
}

/** `back`: the layer has no part in the class any more; `kept`: it was taken back, but the class stays as it is. */
export interface LayerOutcome {
  kind: LayerKind;
  layerId: number;
  one: ManyClass;
  state: 'done' | 'back' | 'kept';
  problem: DecisionProblem | null;
  former: ManyValues | null;
  doneLine: number | null;
  /** The values that the layer gives to the class; those after all, if it has no part in it any more. */
  after: ManyValues;
}

/** What a module with layers tells of them. */
export interface LayerSource {
  /** The rows of layers over these classes: those that hold, and kept ones whose obstacle can go. */
  rows(sql: Sql, classIds: readonly number[]): Promise<LayerRow[]>;
  /** The layers over these places that were not taken back. */
  covering(sql: Sql, spans: readonly LayerSpan[]): Promise<Covering[]>;
  store(sql: Sql, outcomes: readonly LayerOutcome[]): Promise<void>;
  /** The classes to come of kept rows whose obstacle can go: of these people, or all. */
  kept(sql: Sql, now: Date, people: readonly number[] | null): Promise<number[]>;
}

/** The layers over the timetable, by the modules that have them. */
export const layerSources = new Collected<LayerSource>('layerSources');

export type Settling = ManyActing;

/** A layer by its kind and id. */
export const keyOf = ({ kind, layerId }: Pick<Layer, 'kind' | 'layerId'>): string => `${kind} ${layerId}`;

export const byTime = (a: Layer, b: Layer): number =>
  a.recordedAt.getTime() - b.recordedAt.getTime() || a.kind.localeCompare(b.kind) || a.layerId - b.layerId;

/** Whether a class still follows its series (D92). */
export const isFollowing = ({ seriesId }: Pick<ManyClass, 'seriesId'>, values: ManyValues): boolean =>
  seriesId !== null && !values.isException;
