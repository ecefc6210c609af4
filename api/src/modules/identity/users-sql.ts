import { containsFolded, containsIndexed } from '#base/database/folded.ts';

/*
 * What modules above may read of users, as SQL. Each is a plain subquery, which the planner pulls up: the indexes of the
 * table serve as they would without it.
 */

/** All of every account but the password, also of those deleted. */
export const accounts = `(select id, name, email, phone, role_id, image, timezone, active, subscription_package_id,
  created_at, deleted_at from users)`;

/** Those who exist, by what a search finds them: `search` is folded, an index has its grams. */
export const searchableUsers = '(select id, search from users where deleted_at is null)';

/**
 * SQL: the ids of everybody, also those deleted, whose name contains a search term. The index has more than names: those that it
 * finds are looked at. @param length of the term.
 */
export const usersNamed = (searchTerm: string, length: number): string => `
  select id from users where deleted_at is null and ${containsIndexed('search', searchTerm, length)} and ${containsFolded('name', searchTerm)}
  union all select id from users where deleted_at is not null and ${containsFolded('name', searchTerm)}`;

/** Everybody, also those deleted, with the name by which they are ordered: each half along an index. */
export const usersByName = `(select id, search_text(name) as folded_name from users where deleted_at is null
  union all select id, search_text(name) from users where deleted_at is not null)`;

/** Everybody, also those deleted, by what others may see: neither contacts nor password. */
export const userCards = '(select id, name, image, role_id, timezone, active, deleted_at from users)';

/** The same without those who were deleted. */
export const existingUsers = '(select id, name, image, role_id, active from users where deleted_at is null)';

/** Those who may sign in. */
export const activeUsers = '(select id, name, image, role_id from users where active and deleted_at is null)';

/** A user's name. */
export const userName = (id: string): string => `(select name from users where id = ${id})`;

/** A user as the wire names them. */
export const userRef = (id: string): string =>
  `(select json_build_object('id', n.id::text, 'name', n.name) from users n where n.id = ${id})`;
