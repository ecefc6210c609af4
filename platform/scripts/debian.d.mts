/** Null if there is no Chromium and none can be installed. */
export function chromium(): string | null;

/** Null if there is no Chromium and none can be installed. */
export function headlessChromium(): string | null;

/** Null if there is no PostgreSQL and none can be installed. */
export function postgresPrograms(): string | null;

export function missingFrontPrograms(): string[];

/** Null if it is not installed. */
export function frontProgram(name: 'pgbouncer' | 'caddy'): string | null;
