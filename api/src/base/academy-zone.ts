/** Whose calendar the academy's months and days are (D30). */
export const ACADEMY_ZONE = 'Asia/Amman';
