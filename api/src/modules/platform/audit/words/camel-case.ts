export const camelCase = (key: string): string => key.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
