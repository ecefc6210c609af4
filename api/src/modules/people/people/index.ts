/* The front of the module: what other modules use of its inner folders. */
export { ledTeachers } from './profiles/bound-people.ts';
export { requireTeacher } from './profiles/require-teacher.ts';
export { profiledStudents } from './profiles/students-of.ts';
export { canBeOpened, isChildSessionOpen, isOnlyStudent } from './scope/child-sessions.ts';
export { accompaniedBy, companionsOf, isYoungerThan } from './scope/companions.ts';
export { isKeptFrom, isOfAnotherTeacher, isWorkKeptFrom, sharedStudentsOf } from './scope/enrolments-sql.ts';
export { inPeopleScope, peopleScope } from './scope/people-scope.ts';
export {
  effectiveRelations,
  isTaughtBy,
  parentRelationshipsOf,
  type Relationship,
  relationshipsOf,
} from './scope/relationships.ts';
export { isUnderAge } from './scope/under-age.ts';
