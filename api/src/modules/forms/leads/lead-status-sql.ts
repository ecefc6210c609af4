/** SQL: the status of a lead; $1 its id. */
export const leadStatusText = 'select status from leads where id = $1';
