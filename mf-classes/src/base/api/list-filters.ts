/** The filters of lists by person, named as in the address and for the API. */
export type PersonFilter = 'student_id' | 'teacher_id';

/** The filters of a list of classes. */
export type ClassFilter = 'month' | PersonFilter;
