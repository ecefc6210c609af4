/* The front of the module: what other modules use of its inner folders. */
export { peopleScope } from './scope/people-scope.ts';
export { effectiveRelations, parentRelationshipsOf, relationshipsOf } from './scope/relationships.ts';
