import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { mayViewAs } from '#base/auth/view-as.ts';
import { isOneself, type Viewer } from '#base/auth/viewer.ts';
import { mayBeMerged } from '#modules/people/people/merge/merge.policy.ts';
import { contactSettings } from '#modules/people/people/people.settings.ts';
import { isInPeopleScope, type PeopleScope, type PeopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { Relationship } from '#modules/people/people/scope/relationships.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import { mayEditHolder, mayTakeOver } from '#modules/people/roles/index.ts';

/** The permissions whose scope decides about a person. */
export const peoplePermissions = [
  'users.read',
  'users.names',
  'users.create',
  'users.update',
  'users.delete',
  'users.merge',
  'salaries.read',
  'salaries.update',
] as const;
export type PeoplePermission = (typeof peoplePermissions)[number];

/** The viewer, with all facts for decisions about people. */
export interface ViewerAccess {
  viewer: Viewer;
  scopes: PeopleScopes<PeoplePermission>;
  /** The viewer's roles. */
  held: readonly Role[];
  /** The academy's settings. */
  settings: ReadSettings;
}

/** The person whom a policy decides about. */
export interface Person {
  id: number;
  active: boolean;
  /** The primary role. */
  role: string;
  /** All roles of the person. */
  held: readonly Role[];
  /** Which profiles are completed. */
  profiles: { student: boolean; teacher: boolean };
  /** Whether the person signs in with a second step (D120). */
  hasTwoSteps: boolean;
  /** Whether the person has an address and has not signed in (D87). */
  canBeInvited: boolean;
  /** The relationships of viewer and person (D7), the viewer's role first. */
  relationships: readonly Relationship[];
  /** The kinds of the viewer's relations to the person as a relative (D8). */
  relations: readonly ('parent' | 'uncle' | 'aunt')[];
}

/** A policy of a module above about a person: pure, and the same that its verbs use. */
export type PersonPolicy = (access: ViewerAccess, person: Person) => boolean;

const isSelf = ({ viewer }: ViewerAccess, { id }: Person): boolean => viewer.userId === id;
/** The same for what people may read of themselves, which no program reads for them (D158). */
const readsOneself = ({ viewer }: ViewerAccess, { id }: Person): boolean => isOneself(viewer, id);
export const holds = ({ held }: Person, role: string): boolean => held.some(({ name }) => name === role);

/** D9: a teacher sees the contacts of students if the academy allows it (D86). */
export const canViewContacts = (scope: PeopleScope, settings: ReadSettings): boolean =>
  scope === 'all' || scope === 'team' || (scope === 'own' && settings.get(contactSettings.teachers_see_contacts));

/** D9: a person in the scope of `users.read`, or the viewer. */
export const mayRead: PersonPolicy = (access, person) =>
  readsOneself(access, person) || isInPeopleScope(access.scopes['users.read'], person.relationships);

/** D3 (c), D9: the same rule as `findManaged`. */
export const mayManage = (access: ViewerAccess, person: Person, permission: PeoplePermission): boolean =>
  isInPeopleScope(access.scopes[permission], person.relationships) && mayEditHolder(access.viewer, person.held);

/** D9: the student, parents, the leader and viewers with the scope of everybody read the ledger. */
const mayReadLedger: PersonPolicy = (access, person) =>
  readsOneself(access, person) ||
  access.scopes['users.read'] === 'all' ||
  (!access.viewer.key && person.relations.includes('parent')) ||
  (access.scopes['users.read'] === 'team' &&
    person.relationships.some(({ ownRole, otherRole }) => ownRole === 'leader' && otherRole === 'student'));

/** D27: only students have remaining classes. */
const hasLedger = ({ role, profiles }: Person) => role === 'student' || profiles.student;

/** D124: the rule of the verb, for people whom the viewer may read. */
const canViewAs: PersonPolicy = (access, person) =>
  person.active &&
  !isSelf(access, person) &&
  mayRead(access, person) &&
  mayViewAs(access.viewer, { roles: person.held.map(({ name }) => name) });

const profileKinds = ['student', 'teacher'] as const;

/** The viewer's actions with a person now, by the rules of the verbs. */
function mayWithUser(access: ViewerAccess, person: Person) {
  const update = mayManage(access, person, 'users.update');
  const takeOver = mayTakeOver(access.held, person.held);
  const kinds = profileKinds.filter((kind) => holds(person, kind));
  return {
    update,
    invite: update && person.canBeInvited,
    changeContacts: update && takeOver,
    changePassword: update && takeOver && !isSelf(access, person),
    resetTwoSteps: update && takeOver && !isSelf(access, person) && person.hasTwoSteps,
    changeRoles: update && takeOver && !isSelf(access, person),
    deactivate: update && takeOver,
    delete: mayManage(access, person, 'users.delete') && takeOver && !isSelf(access, person),
    merge:
      person.active &&
      mayManage(access, person, 'users.merge') &&
      takeOver &&
      mayBeMerged(person.held.map(({ name }) => name)),
    completeProfile: mayManage(access, person, 'users.create') && kinds.some((kind) => !person.profiles[kind]),
    updateProfile: update && kinds.some((kind) => person.profiles[kind]),
    viewContacts: readsOneself(access, person) || canViewContacts(access.scopes['users.read'], access.settings),
    viewLedger: mayReadLedger(access, person),
    setRemainingClasses: update && hasLedger(person),
    viewAs: canViewAs(access, person),
  };
}

/** The policies of modules above (ADR 27); the composition root provides them. */
export interface UserPolicies {
  viewClasses: PersonPolicy;
  setFreeTimes: PersonPolicy;
  viewSalaries: PersonPolicy;
  changeSalaries: PersonPolicy;
  viewStatistics: PersonPolicy;
  message: PersonPolicy;
}

export const userActions = [
  'update',
  'invite',
  'changeContacts',
  'changePassword',
  'resetTwoSteps',
  'changeRoles',
  'deactivate',
  'delete',
  'merge',
  'completeProfile',
  'updateProfile',
  'viewContacts',
  'viewLedger',
  'setRemainingClasses',
  'viewAs',
  'viewClasses',
  'setFreeTimes',
  'viewSalaries',
  'changeSalaries',
  'viewStatistics',
  'message',
] as const;
export type UserMay = Record<(typeof userActions)[number], boolean>;

/** All actions: by the rules of this module, and by those of the modules above. */
export const userMay = (access: ViewerAccess, person: Person, above: UserPolicies): UserMay => ({
  ...mayWithUser(access, person),
  viewClasses: above.viewClasses(access, person),
  setFreeTimes: above.setFreeTimes(access, person),
  viewSalaries: above.viewSalaries(access, person),
  changeSalaries: above.changeSalaries(access, person),
  viewStatistics: above.viewStatistics(access, person),
  message: above.message(access, person),
});
