import * as v from 'valibot';

interface TypedField {
  /** The schema of the entity's value; with a default for an API that does not send the field yet. */
  read: v.GenericSchema<unknown, string | number | null>;
  /** The form's check, and the value that is sent; messages are locale keys. */
  write: v.GenericSchema<string, unknown>;
}

type Part<Of extends Record<string, TypedField>, Name extends keyof TypedField> = {
  [Each in keyof Of]: Of[Each][Name];
};

/**
 * Plain input fields, each listed once, under the names of the request: the form's values are sent unchanged. A choice
 * (person, currency, file) is in the schema of its form.
 */
export function typedFields<const Of extends Record<string, TypedField>>(fields: Of) {
  const names = Object.keys(fields) as (keyof Of & string)[];
  const part = <Name extends keyof TypedField>(name: Name) =>
    Object.fromEntries(names.map((each) => [each, fields[each]?.[name]])) as Part<Of, Name>;
  const each = (textOf: (name: keyof Of & string) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as { [Name in keyof Of]: string };
  return {
    names,
    /** Entries of the schema of the entity. */
    read: part('read'),
    /** The schema of the form: its input is what is typed, its output what is sent. */
    written: v.object(part('write')),
    /** The form's initial values: of an entity, or empty. */
    valuesOf: (shown?: { readonly [Name in keyof Of]: string | number | null }) =>
      each((name) => String(shown?.[name] ?? '')),
  };
}
