import { useCan, useHasRole } from '@academy/shared-auth';
import { places } from '#/base/components/people/places.ts';
import type { FirstStep } from '#/office/api/first-steps.ts';

export interface StepLink {
  /** The name of its text. */
  key: string;
  to: string;
}

/** The pages that bring what a step lacks, as far as the viewer may open them. */
export function useStepLinks({ missing }: FirstStep): StepLink[] {
  const [people, packages, materials, classes, settings] = [
    useCan('users.create'),
    useCan('subscriptions.packages.create'),
    useCan('materials.create'),
    useCan('classes.my_classes.create'),
    useCan('users.update'),
  ];
  const isSuperAdmin = useHasRole('super-admin');
  const links: Record<string, StepLink[] | false> = {
    name: settings && [{ key: 'name', to: places.settings('academy') }],
    logo: settings && [{ key: 'logo', to: places.settings('academy') }],
    details: settings && isSuperAdmin && [{ key: 'details', to: places.settings('money') }],
    package: packages && [{ key: 'package', to: places.addPackage }],
    teacher: people && [{ key: 'teacher', to: places.add('teacher') }],
    student: people && [
      { key: 'student', to: places.add('student') },
      { key: 'import', to: places.importPeople },
    ],
    material: materials && [{ key: 'material', to: places.addMaterial }],
    class: classes && [{ key: 'class', to: places.addSeries }],
  };
  return missing.flatMap((part) => links[part] || []);
}
