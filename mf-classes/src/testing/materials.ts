import * as v from 'valibot';
import { type Material, materialPageSchema, materialResponse } from '#/library/api/materials.ts';
import { serve } from './server.ts';

/** A material as the API sends it. */
export const aMaterial = (about: Partial<Material> & { id: string }): Material =>
  v.parse(materialResponse.entries.data, {
    name: 'Juz Amma',
    content: 'From An-Naba to An-Nas',
    file: null,
    created_at: '2026-03-02T09:00:00.000Z',
    may: { edit: false, delete: false },
    ...about,
  });

export const serveMaterials = (materials: Material[]) => {
  for (const material of materials) serve(`materials/${material.id}`, v.parse(materialResponse, { data: material }));
  return serve('materials', v.parse(materialPageSchema, { data: materials, pagination: { total: materials.length } }));
};
