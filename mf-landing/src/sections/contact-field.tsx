import { useLanding } from '#/landing-context.ts';

interface ContactFieldProps {
  name: 'name' | 'email' | 'message';
  label: string;
  problem: string | undefined;
  onInput: () => void;
}

const kinds = {
  name: { autoComplete: 'name', maxLength: 100, dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254, dir: 'ltr' },
  message: { maxLength: 5000, rows: 5, dir: 'auto' },
} as const;

export function ContactField({ name, label, problem, onInput }: ContactFieldProps) {
  const { t } = useLanding();
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    onInput,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className="ld-field">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? <textarea {...shared} {...kinds[name]} /> : <input {...shared} {...kinds[name]} />}
      {problem ? (
        <p className="ld-problem" id={`${id}-problem`}>
          {t(problem)}
        </p>
      ) : null}
    </div>
  );
}
