import { containsFolded } from '#base/database/folded.ts';
import type { FileSource } from '#modules/files/listing/file-source.ts';
import { knownPeople } from '#modules/people/scope/known-people.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import { visibleAssignments } from './visible-assignments.ts';

/** D65: the assignments of the viewer's scope, a child's among them. */
export const assignmentFiles: FileSource = async ({ sql, viewer }, { viewer: id, search, isSearched }) => {
  const scope = await peopleScope(sql, viewer, 'classes.assignments.read');
  const isPlain = scope === 'all' && !isSearched;
  const where = isSearched ? `where ${containsFolded('a.title', search)}` : '';
  const visible = visibleAssignments(scope, id);
  return {
    kind: 'assignment',
    before: knownPeople(scope, id),
    rows: `select a.id, a.title, a.media_id, a.uploaded_by as owner_id, a.created_at, a.class_id as place_id
      from ${visible} a ${where}`,
    total: isPlain
      ? `(select total from assignment_counts where name = 'live')`
      : `(select count(*) from ${visible} a ${where})`,
  };
};
