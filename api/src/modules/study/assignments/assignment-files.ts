import { containsFolded } from '#base/database/folded.ts';
import { knownPeople } from '#modules/people/people/scope/known-people.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import type { FileSource } from '#modules/platform/files/listing/file-source.ts';
import { visibleAssignments } from './visible-assignments.ts';

const READ = 'classes.assignments.read';
const kept = (name: 'live' | 'handed_in') => `(select total from assignment_counts where name = '${name}')`;

/** D65: the assignments in the viewer's scope, including those of children. */
export const assignmentFiles: FileSource = async ({ sql, viewer }, { viewer: id, search, isSearched }) => {
  const scope = await peopleScope(sql, viewer, READ);
  const where = isSearched ? `where ${containsFolded('a.title', search)}` : '';
  const visible = visibleAssignments(scope, id);
  return {
    kind: 'assignment',
    before: knownPeople(scope, id),
    rows: `select a.id, a.title, a.media_id, a.uploaded_by as owner_id, a.created_at, a.class_id as place_id
      from ${visible} a ${where}`,
    total: scope === 'all' && !isSearched ? kept('live') : `(select count(*) from ${visible} a ${where})`,
  };
};

/** D65: the hand-ins of these assignments. */
export const handInFiles: FileSource = async ({ sql, viewer }, { viewer: id, search, isSearched }) => {
  const scope = await peopleScope(sql, viewer, READ);
  const from = `hand_ins h join ${visibleAssignments(scope, id)} a on a.id = h.assignment_id
      ${isSearched ? `where ${containsFolded('a.title', search)}` : ''}`;
  return {
    kind: 'hand_in',
    before: knownPeople(scope, id),
    rows: `select h.id, a.title, h.media_id, a.student_id as owner_id, h.created_at, a.id as place_id from ${from}`,
    total: scope === 'all' && !isSearched ? kept('handed_in') : `(select count(*) from ${from})`,
  };
};
