/** Null where there is no Chromium and none can be installed. */
export function chromium(): string | null;

/** Null where there is no Chromium and none can be installed. */
export function headlessChromium(): string | null;

/** Null where there is no PostgreSQL and none can be installed. */
export function postgresPrograms(): string | null;
