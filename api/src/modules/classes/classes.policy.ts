import type { PersonPolicy } from '#modules/people/users/users.policy.ts';

/** D8, D9: somebody's classes are for those who read classes, each those of their scope, and for relatives. */
export const mayViewClasses: PersonPolicy = ({ viewer }, { relations }) =>
  viewer.permissions.has('classes.my_classes.read') || relations.length > 0;
