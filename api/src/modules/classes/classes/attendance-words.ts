/** How a class was attended, on papers and in files. */
export const attendanceWords: Readonly<Record<'en' | 'ar', Partial<Record<string, string>>>> = {
  en: {
    presence: 'Present',
    trial: 'Trial',
    absence_student: 'Student absent',
    absence_teacher: 'Teacher absent',
  },
  ar: {
    presence: 'حضور',
    trial: 'حصة تجريبية',
    absence_student: 'غياب الطالب',
    absence_teacher: 'غياب المعلم',
  },
};
