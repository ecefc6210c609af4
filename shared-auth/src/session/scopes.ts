import * as v from 'valibot';

/**
 * The scope of a permission: everybody, the viewer's team, the viewer's students (D1), or by a relation only the children (D117).
 */
export type Scope = 'all' | 'team' | 'own' | 'children';

/** A value that this version does not know counts as the narrowest scope. */
const scopeSchema = v.fallback(v.picklist(['all', 'team', 'own', 'children']), 'own');

/** The scopes of a profile, by permission; empty from an older API. */
export const scopesSchema = v.record(v.string(), scopeSchema);
export type Scopes = Readonly<Record<string, Scope>>;
