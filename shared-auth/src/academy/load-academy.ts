import * as v from 'valibot';
import { http } from '../http/http.ts';
import { academySchema, useAcademy } from './academy.ts';

const responseSchema = v.object({ data: academySchema });

/** Fetches the academy's facts: after a change, and on a page without the server's facts. */
export async function loadAcademy(): Promise<void> {
  const { data } = await http.get('academy').json(responseSchema);
  useAcademy.setState(data);
}
