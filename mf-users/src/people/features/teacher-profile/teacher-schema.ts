import * as v from 'valibot';
import type { TeacherProfile } from '#/base/api/users.ts';
import { teachingFormEntries, teachingValues } from '#/base/components/teaching/teaching-schema.ts';
import { profileEntries, profileValues } from '#/people/components/profile-form/profile-schema.ts';

/** Messages are locale keys. */
export const teacherSchema = (canViewPhone: boolean) =>
  v.object({ ...profileEntries(canViewPhone), ...teachingFormEntries });

export type TeacherValues = v.InferInput<ReturnType<typeof teacherSchema>>;
export type TeacherSent = v.InferOutput<ReturnType<typeof teacherSchema>>;

/** The form's initial values. */
export const teacherValues = (profile: TeacherProfile | null): TeacherValues => ({
  ...profileValues(profile),
  ...teachingValues(profile),
  leader_id: profile?.leader ?? '',
});
