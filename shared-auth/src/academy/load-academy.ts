import * as v from 'valibot';
import { http } from '../http/http.ts';
import { academySchema, useAcademy } from './academy.ts';

const responseSchema = v.object({ data: academySchema });

/** Reads the academy anew: after it was changed, and on a page whose server has said nothing of it. */
export async function loadAcademy(): Promise<void> {
  const { data } = await http.get('academy').json(responseSchema);
  useAcademy.setState(data);
}
