import type { PersonPolicy } from '#modules/people/people/users/users.policy.ts';

/** D8, D9: a person's classes are for viewers who may read classes in their scope, and for relatives. */
export const mayViewClasses: PersonPolicy = ({ viewer }, { relations }) =>
  viewer.permissions.has('classes.my_classes.read') || relations.length > 0;
