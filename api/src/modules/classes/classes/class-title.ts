import { FORMER_MEMBER, nameIn } from '#base/personal-data/former-member.ts';
import { bothLanguagesOf, textIn } from '#base/text/both-languages.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { materialNames } from '#modules/library/materials/materials-sql.ts';
import type { TitleKey } from './title-keys.ts';

/** D22: the automatic title of a class. */
export const titleOf = (material: string, student: string): string => `${material} – ${student}`;

/** The columns of a new class's title. */
export const titleFor = (
  typed: string | null | undefined,
  automatic: string,
): { title: string; titleKey: TitleKey | null } =>
  typed && typed !== automatic ? { title: typed, titleKey: null } : { title: automatic, titleKey: 'class' };

interface Titled {
  stored_title: string;
  title_key: TitleKey | null;
  material: { name: string } | null;
  student: { name: string };
}

/** Whether a title is ours: by its key or, where a former release has stored it, by its text. */
export const isAutomatic = ({ stored_title, title_key, material, student }: Titled): boolean =>
  title_key === 'class' || stored_title === titleOf(material?.name ?? '', student.name);

/** Whether a typed title is the one that the class has already, in either language. */
export const isShownTitle = (typed: string, shown: string): boolean =>
  typed === textIn(shown, 'en') || typed === textIn(shown, 'ar');

const automatic = (material: string) => `coalesce(${material}, '') || ' – ' || n.student`;

/**
 * SQL: the title of a row of classes as people read it, in both languages (D168): an automatic one by what the material
 * and the student are called now, and the name of an erased student in a typed one.
 */
export const shownTitle = (c: string): string => `(select ${bothLanguagesOf('t.en', 't.ar')} from (
    select case when a.is_ours then a.en else ${c}.title end as en,
      replace(case when a.is_ours then a.ar else ${c}.title end, '${FORMER_MEMBER}', '${nameIn(FORMER_MEMBER, 'ar')}') as ar
    from (select o.en, o.ar, (${c}.title_key = 'class' or ${c}.title = o.en) is true as is_ours
      from (select ${automatic('m.name')} as en, ${automatic('coalesce(m.name_ar, m.name)')} as ar
        from (select ${userName(`${c}.student_id`)} as student) n
          left join ${materialNames} m on m.id = ${c}.material_id) o) a) t)`;
