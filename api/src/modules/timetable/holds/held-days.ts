/** SQL, D152: the days on which a student's classes pause, as rows `from_on, to_on`; an open pause has no last day. */
export const heldDays = (student: string): string =>
  `(select h.from_on, h.to_on from holds h where h.student_id = ${student} and h.state <> 'undone')`;
