import { containsFolded, hasWord } from '#base/database/folded.ts';
import { LEAST_INDEXED, type SearchedWord } from '#base/database/searched-words.ts';
import { usersNamed } from '#modules/identity/users-sql.ts';
import { materialsNamed } from '#modules/materials/materials-sql.ts';

/*
 * A class is found by the names of its student, its teacher and its material, and by its title. Where many may be found,
 * indexes find them, each way apart; among the few of one person each is looked at.
 */

const people = ({ value, length }: SearchedWord) => usersNamed(value, length);
const materials = ({ value }: SearchedWord) => materialsNamed(value);

/** SQL: whether the student or the teacher of a row of classes `c` has a word in the name. */
export const hasPersonNamed = (word: SearchedWord): string =>
  `(c.student_id in (${people(word)}) or c.teacher_id in (${people(word)}))`;

/** SQL: whether a row of `classes c` is found by a word. */
export const isClassFound = (word: SearchedWord): string =>
  `(${hasPersonNamed(word)} or c.material_id in (${materials(word)}) or ${containsFolded('c.title', word.value)})`;

/** SQL: the ids of the classes whose student or teacher has a word in the name. */
export const classesOfPeopleNamed = (word: SearchedWord): string =>
  ['c.student_id', 'c.teacher_id']
    .map(
      (person) => `select c.id from classes c where c.deleted_at is null and ${person} = any (array(${people(word)}))`,
    )
    .join(' union ');

/** SQL: the ids of the classes that a word finds; one of one letter, not in titles. */
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
