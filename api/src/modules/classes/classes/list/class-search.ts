import { containsFolded, hasWord } from '#base/database/folded.ts';
import { LEAST_INDEXED, type SearchedWord } from '#base/database/searched-words.ts';
import { usersNamed } from '#modules/accounts/identity/users-sql.ts';
import { materialsNamed } from '#modules/library/materials/materials-sql.ts';

/*
 * A class is found by the names of its student, teacher and material, and by its title. In a large scope indexes find
 * the classes, one for each way; for one person each class is compared.
 */

const people = ({ value, length }: SearchedWord) => usersNamed(value, length);
const materials = ({ value }: SearchedWord) => materialsNamed(value);

/** SQL: whether the name of the student or the teacher of a row of classes `c` has a word. */
export const hasPersonNamed = (word: SearchedWord): string =>
  `(c.student_id in (${people(word)}) or c.teacher_id in (${people(word)}))`;

/** SQL: whether a word matches a row of `classes c`. */
export const isClassFound = (word: SearchedWord): string =>
  `(${hasPersonNamed(word)} or c.material_id in (${materials(word)}) or ${containsFolded('c.title', word.value)})`;

/** SQL: the ids of classes whose student's or teacher's name has a word. */
export const classesOfPeopleNamed = (word: SearchedWord): string =>
  ['c.student_id', 'c.teacher_id']
    .map(
      (person) => `select c.id from classes c where c.deleted_at is null and ${person} = any (array(${people(word)}))`,
    )
    .join(' union ');

/** SQL: the ids of classes that a word finds; titles are not searched for a single letter. */
export function classesFound(word: SearchedWord): string {
  const ways = [
    classesOfPeopleNamed(word),
    `select c.id from classes c where c.deleted_at is null and c.material_id = any (array(${materials(word)}))`,
  ];
  if (word.length >= LEAST_INDEXED)
    ways.push(
      `select c.id from classes c where c.deleted_at is null and ${hasWord('c.title', word.value, word.length)}`,
    );
  return ways.join(' union ');
}
