/* The front of the module: what other modules use of its inner folders. */
export { chooseEnrolment, enrolmentWithTeacher } from './enrolments/choose-enrolment.ts';
export { enrolments } from './enrolments/enrolments.table.ts';
export { nameEnrolments } from './enrolments/name-enrolments.ts';
export { ledTeachers } from './profiles/bound-people.ts';
export { requireTeacher } from './profiles/require-teacher.ts';
export { profiledStudents } from './profiles/students-of.ts';
export { subjects } from './profiles/teaching.fields.ts';
export { canBeOpened, isChildSessionOpen, isOnlyStudent } from './scope/child-sessions.ts';
export { accompaniedBy, companionsOf, isYoungerThan } from './scope/companions.ts';
export { enrolmentOf, namedSubject } from './scope/enrolment-of.ts';
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
