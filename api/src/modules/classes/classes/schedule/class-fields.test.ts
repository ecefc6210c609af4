import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { classFields } from '../class.fields.ts';
import { attendances } from '../class-status.ts';

const api = await useTestApi();
const { call, schedule, team } = classCalls(api);

const typed = typedFieldsOf(classFields);
const next = (field: (typeof typed)[number], former?: unknown) => sampleOf(field, former, attendances);

describe('each field in the list of a class', () => {
  it.each(typed)('an edited $name is stored, shown, and recorded with its former value', async (field) => {
    const { name, column } = field;
    const own = await team();
    const former = (await schedule(own.teacher, own)).body.data;
    const value = next(field, former[name]);
    expect((await call(own.teacher, 'post', `/classes/${former.id}`, { [name]: value })).body.data[name]).toBe(value);
    expect((await call(own.teacher, 'get', `/classes/${former.id}`)).body.data[name]).toBe(value);
    const [line] = await api.deps.database.sql.query<{ before: object; after: object }>({
      text: `select before, after from audit_log where action = 'class.edit'`,
    });
    expect(line).toMatchObject({ before: { [column]: former[name] }, after: { [column]: value } });
  });

  it.each(typed)('a class is scheduled with the $name that is sent', async (field) => {
    const own = await team();
    const value = next(field);
    const added = (await schedule(own.teacher, own, { [field.name]: value })).body.data;
    expect(added[field.name]).toBe(value);
  });
});
