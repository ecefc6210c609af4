/** A colon, a slash or a dot between letters: what makes a program that shows mails draw a link. */
const LINK = /[:/@\\]|\.\p{L}/u;
const MAX = 60;

/**
 * A name as a mail may greet it where nobody has proved the address: without what could be a link or a text, because
 * anybody can type the address of somebody else. Empty if it could be one.
 */
export const mailName = (name: string): string => (LINK.test(name) || name.length > MAX ? '' : name);
