import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { classFields } from '../class.fields.ts';
import { attendances } from '../class-status.ts';

const api = await useTestApi();
const { call, schedule, team } = classCalls(api);

interface TypedField {
  name: string;
  column: string;
  body: v.GenericSchema;
  response: v.GenericSchema;
}

/** Fields that are stored as they are sent and shown under the same name. */
const typed = Object.entries(classFields).flatMap(([name, field]): TypedField[] =>
  'column' in field && 'body' in field && 'response' in field ? [{ name, ...field }] : [],
);

const SAMPLES: unknown[] = ['https://meet.example/1', 'Surat al-Mulk', 7, true, ...attendances];

/** A value that the field takes and shows as it is, other than the one that it has. */
const sampleOf = ({ body, response }: TypedField, former: unknown) =>
  SAMPLES.find((sample) => sample !== former && v.is(body, sample) && v.is(response, sample));

describe('each field in the list of a class', () => {
  it.each(typed)('an edited $name is stored, shown, and recorded with its former value', async (field) => {
    const { name, column } = field;
    const own = await team();
    const former = (await schedule(own.teacher, own)).body.data;
    const next = sampleOf(field, former[name]);
    expect(next).toBeDefined();
    expect((await call(own.teacher, 'post', `/classes/${former.id}`, { [name]: next })).body.data[name]).toBe(next);
    expect((await call(own.teacher, 'get', `/classes/${former.id}`)).body.data[name]).toBe(next);
    const [line] = await api.deps.database.sql.query<{ before: object; after: object }>({
      text: `select before, after from audit_log where action = 'class.edit'`,
    });
    expect(line).toMatchObject({ before: { [column]: former[name] }, after: { [column]: next } });
  });

  it.each(typed)('a class is scheduled with the $name that is sent', async (field) => {
    const own = await team();
    const next = sampleOf(field, undefined);
    const added = (await schedule(own.teacher, own, { [field.name]: next })).body.data;
    expect(added[field.name]).toBe(next);
  });
});
