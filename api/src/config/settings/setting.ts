import * as v from 'valibot';

/**
 * A setting of the environment with its description in `docs/settings.md`.
 * @param standard The default behaviour, if it is not a plain value.
 */
export const setting = <const Schema extends v.GenericSchema>(schema: Schema, meaning: string, standard?: string) =>
  v.pipe(schema, v.metadata({ meaning, ...(standard === undefined ? {} : { standard }) }));

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));
export const email = v.pipe(text, v.email());

export const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1' || value === 'true'),
);

export const count = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'a whole number expected'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

export const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.url(),
    v.check((value) => protocols.includes(new URL(value).protocol), `one of ${protocols.join(' ')} expected`),
  );

/** `https://cdn.example`, without a path; a server on this machine may use plain HTTP. */
const isOrigin = (address: string) =>
  URL.canParse(address) &&
  new URL(address).origin === address &&
  /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(address);

export const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isOrigin, 'https origins expected, such as https://cdn.example'))),
);
