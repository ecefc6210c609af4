import { foundByWords, foundRows, type SearchedWord, searchedWords } from '#base/database/searched-words.ts';
import type { Statement } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { heldStatuses, valuesOf } from '../class-status.ts';
import type { ClassesQuery, ListedStatus } from '../classes.schema.ts';
import { classJson, isOver } from '../row/class-json.ts';
import { canReadClass, canViewClass, knownText } from '../row/visible-classes.ts';
import type { ClassViewer } from '../status/viewer-scopes.ts';
import { classesFound, isClassFound } from './class-search.ts';

const isOpen = `c.status in ('scheduled', 'needs_report_to_end')`;

/** D20: the stored statuses that a list of a status includes. */
function storedStatuses(status: ListedStatus, { isStaff }: ClassViewer): readonly ListedStatus[] {
  const isWithTrials = status === 'held' || (status === 'ended' && !isStaff);
  return isWithTrials ? heldStatuses : [status];
}

function statusCondition(status: ListedStatus, viewer: ClassViewer, now: string): string {
  if (status === 'scheduled') return `c.status = 'scheduled' and not ${isOver(now)}`;
  if (status === 'cancelled') return `c.status = '${status}'`;
  // The other classes have started: an index reads them after all classes to come.
  const started = `c.starts_at <= ${now}`;
  if (status === 'needs_report_to_end')
    return `${isOpen} and ${started} and (c.status = '${status}' or ${isOver(now)})`;
  return `${started} and c.status in (${valuesOf(storedStatuses(status, viewer))})`;
}

interface ClassesPage {
  query: ClassesQuery;
  viewer: ClassViewer;
  /** The scope of the permission for reading the list. */
  scope: PeopleScope;
  /** The requested month, in the viewer's zone (D55). */
  span: { from: Date; to: Date } | null;
  now: Date;
}

/** Whether a page is of the academy or a team; a single person has only few classes. */
const isOfMany = ({ query, scope }: ClassesPage): boolean =>
  (scope === 'all' || scope === 'team') && !query.student_id && !query.teacher_id;

function conditionsOf(page: ClassesPage) {
  const { query, viewer, scope, span, now } = page;
  const values: unknown[] = [viewer.id, now];
  const add = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const where = ['c.deleted_at is null', (query.student_id ? canReadClass : canViewClass)(scope, '$1::bigint')];
  if (query.status) where.push(statusCondition(query.status, viewer, '$2::timestamptz'));
  if (query.student_id) where.push(`c.student_id = ${add(query.student_id, 'bigint')}`);
  if (query.teacher_id) where.push(`c.teacher_id = ${add(query.teacher_id, 'bigint')}`);
  if (span)
    where.push(`c.starts_at >= ${add(span.from, 'timestamptz')} and c.starts_at < ${add(span.to, 'timestamptz')}`);
  const words = searchedWords(query.search, (word) => add(word, 'text'));
  if (!isOfMany(page)) where.push(...words.map(isClassFound));
  return { values, where: where.join(' and '), words };
}

/** Stored as scheduled but ended: the clock has not stored their status yet. */
const unnoted = (now: string): string => `(select count(*) from classes c where c.deleted_at is null
  and c.status = 'scheduled' and c.starts_at <= ${now} and ${isOver(now)})`;

/**
 * In the scope of everybody the totals by status are stored; classes that need their report depend on the time and are
 * few.
 */
function totalOf({ query, viewer, scope, span }: ClassesPage, rows: string): string {
  const isPlain = !span && !query.search && !query.student_id && !query.teacher_id && scope === 'all';
  if (!isPlain || query.status === 'needs_report_to_end') return `select count(*)::int as total from ${rows} c`;
  const statuses = query.status && storedStatuses(query.status, viewer);
  const which = statuses ? `where k.status in (${valuesOf(statuses)})` : '';
  const less = query.status === 'scheduled' ? ` - ${unnoted('$2::timestamptz')}` : '';
  return `select (coalesce(sum(k.total), 0)${less})::int as total from class_counts k ${which}`;
}

/** The source of a page and its total. A person's few classes are looked up by person, once. */
function sourceOf(page: ClassesPage, where: string, words: readonly SearchedWord[]) {
  const { scope } = page;
  if (words.length > 0 && isOfMany(page)) {
    const { found, isFound } = foundByWords(words, { byIndex: classesFound, onRow: isClassFound });
    const matched = `select c.* from ${foundRows('classes', 'c')} where ${where} and ${isFound}`;
    return { before: `, ${found}, matched as materialized (${matched})`, rows: 'matched' };
  }
  const matching = `select c.* from classes c where ${where}`;
  if (words.length === 0 && (scope === 'all' || scope === 'team')) return { before: '', rows: `(${matching})` };
  return { before: `, matched as materialized (${matching})`, rows: 'matched' };
}

/** A page of the classes that a viewer sees, their total number, and whether the viewer has relatives here (D8). */
export function classesPageStatement(page: ClassesPage): Statement {
  const { query, viewer } = page;
  const { values, where, words } = conditionsOf(page);
  const { before, rows } = sourceOf(page, where, words);
  const way = query.sort_order ?? (query.status === 'scheduled' ? 'asc' : 'desc');
  const order = `c.starts_at ${way}, c.id ${way}`;
  return {
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')}${before}
      select coalesce((select json_agg(${classJson('$1::bigint', '$2::timestamptz')} order by ${order}) from (
        select * from ${rows} c order by ${order} limit ${query.per_page} offset ${offsetOf(query)}) c), '[]'::json) as rows,
      (select cardinality(relatives) > 0 from known) as "isRelative", n.total
      from (${totalOf(page, rows)}) n`,
    values,
  };
}
