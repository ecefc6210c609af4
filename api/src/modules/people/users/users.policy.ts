import type { Reader } from '#base/auth/reader.ts';
import { isInPeopleScope, type PeopleScope, type PeopleScopes } from '#modules/people/scope/people-scope.ts';
import type { Bond } from '#modules/people/scope/relationships.ts';
import type { Role } from '#modules/roles/find-role.ts';
import { mayEditHolder } from '#modules/roles/grant.policy.ts';
import { mayTakeOver } from '#modules/roles/role-scope.ts';

/** The permissions whose scope a person is asked for. */
export const peoplePermissions = ['users.read', 'users.create', 'users.update', 'users.delete'] as const;
export type PeoplePermission = (typeof peoplePermissions)[number];

/** Who looks, with all that decides about people. */
export interface Viewer {
  reader: Reader;
  scopes: PeopleScopes<PeoplePermission>;
  /** The roles that the viewer holds. */
  held: readonly Role[];
}

/** Whom a policy is asked about. */
export interface Person {
  id: number;
  active: boolean;
  /** The primary role. */
  role: string;
  /** All roles that they hold. */
  held: readonly Role[];
  /** Which profiles are completed. */
  profiles: { student: boolean; teacher: boolean };
  /** What viewer and person are to each other (D7), the viewer first. */
  bonds: readonly Bond[];
  /** As what the viewer is a relative of the person (D8). */
  relations: readonly ('parent' | 'uncle' | 'aunt')[];
}

/** What a module above says of a person: pure, and the same that guards its verbs. */
export type PersonPolicy = (viewer: Viewer, person: Person) => boolean;

const isSelf = ({ reader }: Viewer, { id }: Person): boolean => reader.userId === id;
export const holds = ({ held }: Person, role: string): boolean => held.some(({ name }) => name === role);

/** D9: a teacher does not see the contacts of students. */
export const seesContacts = (scope: PeopleScope): boolean => scope === 'all' || scope === 'team';

/** D9: somebody of the scope of `users.read`, or the viewer. */
export const mayRead: PersonPolicy = (viewer, person) =>
  isSelf(viewer, person) || isInPeopleScope(viewer.scopes['users.read'], person.bonds);

/** D3 (c), D9: what `findManaged` asks. */
export const mayManage = (viewer: Viewer, person: Person, permission: PeoplePermission): boolean =>
  isInPeopleScope(viewer.scopes[permission], person.bonds) && mayEditHolder(viewer.reader, person.held);

/** D9: the lines of the ledger are for the student, parents, the leader and who sees everybody. */
const mayReadLedger: PersonPolicy = (viewer, person) =>
  isSelf(viewer, person) ||
  viewer.scopes['users.read'] === 'all' ||
  person.relations.includes('parent') ||
  (viewer.scopes['users.read'] === 'team' &&
    person.bonds.some(({ ownRole, otherRole }) => ownRole === 'leader' && otherRole === 'student'));

/** D27: only students have classes left. */
const hasLedger = ({ role, profiles }: Person) => role === 'student' || profiles.student;

const profileKinds = ['student', 'teacher'] as const;

/** What the viewer may do with a person now, by the rules of the verbs. */
function mayWithUser(viewer: Viewer, person: Person) {
  const update = mayManage(viewer, person, 'users.update');
  const takeOver = mayTakeOver(viewer.held, person.held);
  const kinds = profileKinds.filter((kind) => holds(person, kind));
  return {
    update,
    changeContacts: update && takeOver,
    changePassword: update && takeOver,
    changeRoles: update && takeOver && !isSelf(viewer, person),
    deactivate: update && takeOver,
    delete: mayManage(viewer, person, 'users.delete') && takeOver && !isSelf(viewer, person),
    completeProfile: mayManage(viewer, person, 'users.create') && kinds.some((kind) => !person.profiles[kind]),
    updateProfile: update && kinds.some((kind) => person.profiles[kind]),
    viewContacts: isSelf(viewer, person) || seesContacts(viewer.scopes['users.read']),
    viewLedger: mayReadLedger(viewer, person),
    setRemainingClasses: update && hasLedger(person),
  };
}

/** What modules above say of it (ADR 27); the composition root hands them down. */
export interface UserPolicies {
  viewClasses: PersonPolicy;
  viewSalaries: PersonPolicy;
  changeSalaries: PersonPolicy;
  viewStatistics: PersonPolicy;
  message: PersonPolicy;
}

export const userActions = [
  'update',
  'changeContacts',
  'changePassword',
  'changeRoles',
  'deactivate',
  'delete',
  'completeProfile',
  'updateProfile',
  'viewContacts',
  'viewLedger',
  'setRemainingClasses',
  'viewClasses',
  'viewSalaries',
  'changeSalaries',
  'viewStatistics',
  'message',
] as const;
export type UserMay = Record<(typeof userActions)[number], boolean>;

/** All of it: the people's own rules and those of the modules above. */
export const userMay = (viewer: Viewer, person: Person, above: UserPolicies): UserMay => ({
  ...mayWithUser(viewer, person),
  viewClasses: above.viewClasses(viewer, person),
  viewSalaries: above.viewSalaries(viewer, person),
  changeSalaries: above.changeSalaries(viewer, person),
  viewStatistics: above.viewStatistics(viewer, person),
  message: above.message(viewer, person),
});
