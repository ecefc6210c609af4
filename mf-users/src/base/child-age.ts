/** Below this age a student is a child: a parent consents, and may open the academy for them. */
export const CHILD_BELOW = 16;
