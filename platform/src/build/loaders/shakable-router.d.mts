export default function shakableRouter(source: string): string;
