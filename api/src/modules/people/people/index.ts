/* The front of the module: what other modules use of its inner folders. */
export { ledTeachers } from './profiles/bound-people.ts';
export { requireTeacher } from './profiles/require-teacher.ts';
export { profiledStudents } from './profiles/students-of.ts';
export { canBeOpened, isChildSessionOpen, isOnlyStudent } from './scope/child-sessions.ts';
export { isKeptFrom, isOfAnotherTeacher, isWorkKeptFrom, sharedStudentsOf } from './scope/enrolments-sql.ts';
export { inPeopleScope, peopleScope } from './scope/people-scope.ts';
export { effectiveRelations, parentRelationshipsOf, relationshipsOf } from './scope/relationships.ts';
export { isUnderAge } from './scope/under-age.ts';
