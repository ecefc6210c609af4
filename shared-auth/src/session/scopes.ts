import * as v from 'valibot';

/** How far a permission reaches: everybody, the own team, the own students (D1), or by a relation the children alone (D117). */
export type Scope = 'all' | 'team' | 'own' | 'children';

/** A value that this version does not know reaches as far as the narrowest. */
const scopeSchema = v.fallback(v.picklist(['all', 'team', 'own', 'children']), 'own');

/** The scopes of a profile, by permission; of an API that does not send them yet, none. */
export const scopesSchema = v.record(v.string(), scopeSchema);
export type Scopes = Readonly<Record<string, Scope>>;
