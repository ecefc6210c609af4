import * as v from 'valibot';

/** How far a permission about people reaches: everybody, the own team, or the own students (D1). */
export type Scope = 'all' | 'team' | 'own';

/** A value that this version does not know reaches as far as the narrowest. */
const scopeSchema = v.fallback(v.picklist(['all', 'team', 'own']), 'own');

/** The scopes of a profile, by permission; of an API that does not send them yet, none. */
export const scopesSchema = v.record(v.string(), scopeSchema);
export type Scopes = Readonly<Record<string, Scope>>;
