import type { Database } from '#base/database/database.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Setting, SettingValue } from './define-settings.ts';

const CHANNEL = 'academy_settings';
/** D86: every process reads a change within 5 s, even if its listening connection was lost unnoticed. */
const POLL_MS = 4000;

interface Stored {
  value: unknown;
  since: Date;
}

const currentText = `select distinct on (key) key, value, since from academy_setting_values order by key, since desc`;

/** Reads the current value of a setting. */
export interface ReadSettings {
  get<Value extends SettingValue>(setting: Setting<Value>): Value;
}

/** Settings of an academy that has only default values. */
export const presetSettings: ReadSettings = { get: (setting) => setting.default };

/** The current settings of the academy (D86), held in memory: reading one needs no database query. */
export class AcademySettings implements ReadSettings {
  readonly #sql: Sql;
  #stored: ReadonlyMap<string, Stored> = new Map();
  readonly #listeners: (() => void)[] = [];
  #version = 0;
  #reading: Promise<void> | null = null;
  #isStale = false;

  private constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Reads the settings, and reads them again whenever a process has changed one. */
  static async open(database: Database): Promise<AcademySettings> {
    const settings = new AcademySettings(database.sql);
    await settings.refresh();
    database.listen(CHANNEL, () => settings.#refreshQuietly());
    return settings;
  }

  get<Value extends SettingValue>(setting: Setting<Value>): Value {
    const stored = this.#stored.get(setting.key);
    // A stored value that this release no longer accepts is ignored.
    return stored && typeof stored.value === typeof setting.default ? (stored.value as Value) : setting.default;
  }

  /** When the current value was set; null for a default. */
  since({ key }: Setting): Date | null {
    return this.#stored.get(key)?.since ?? null;
  }

  /** Changes with every change of a setting; a key for data that is computed from settings and cached. */
  get version(): number {
    return this.#version;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the settings again; a call during a read waits for the next read. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Polls in addition to listening. @returns a function that stops it. */
  poll(): () => void {
    const timer = setInterval(() => this.#refreshQuietly(), POLL_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** If the database fails, the settings of the last read stay. */
  #refreshQuietly(): void {
    this.refresh().catch(() => {});
  }

  async #read(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const rows = await this.#sql.query<Stored & { key: string }>({ name: 'academy-settings', text: currentText });
      this.#take(new Map(rows.map(({ key, ...stored }) => [key, stored])));
    }
  }

  #take(stored: ReadonlyMap<string, Stored>): void {
    const isSame = JSON.stringify([...stored]) === JSON.stringify([...this.#stored]);
    this.#stored = stored;
    if (isSame) return;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** Stores values that hold from `at` on, and makes every process read them after the commit. */
export async function storeSettings(
  sql: Sql,
  { values, at, by }: { values: ReadonlyMap<string, SettingValue>; at: Date; by: number | null },
): Promise<void> {
  for (const [key, value] of values)
    await sql.query({
      text: `insert into academy_setting_values (key, since, value, changed_by) values ($1, $2, $3, $4)
        on conflict (key, since) do update set value = excluded.value, changed_by = excluded.changed_by`,
      values: [key, at, JSON.stringify(value), by],
    });
  await sql.query({ text: `select pg_notify('${CHANNEL}', '')` });
}

/** Settings as stored in the database; the caller holds `lockSettings`. */
export async function storedSettings(sql: Sql): Promise<Map<string, unknown>> {
  const rows = await sql.query<{ key: string; value: unknown }>({ text: currentText });
  return new Map(rows.map(({ key, value }) => [key, value]));
}

const SETTINGS_LOCK = 4_711_086;

/** Locks the settings until the transaction ends: one change at a time. */
export async function lockSettings(sql: Sql): Promise<void> {
  await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [SETTINGS_LOCK] });
}

/** SQL: the current value of a setting as text, read once per statement. Only for values that SQL alone needs. */
export const settingNow = ({ key, default: preset }: Setting): string =>
  `(select coalesce((select value #>> '{}' from academy_setting_values where key = '${key}' order by since desc limit 1), '${preset}'))`;

/**
 * SQL: the value of a setting as text at a given time: for changes that hold only from then on (D86). The default if
 * nothing was set by then, or if the time is null.
 */
export const settingAt = ({ key, default: preset }: Setting, time: string): string =>
  `coalesce((select value #>> '{}' from academy_setting_values
    where key = '${key}' and since <= ${time} order by since desc limit 1), '${preset}')`;
