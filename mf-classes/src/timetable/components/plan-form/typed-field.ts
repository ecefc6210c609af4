/** What a form says about its typed fields. */
export interface Typing<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  errorAt: (name: Name) => string | undefined;
  type: (change: { [Each in Name]?: string }) => void;
}

/** The value, the error and the change of a typed field. */
export const typedField = <Name extends string>(form: Typing<NoInfer<Name>>, name: Name) => ({
  value: form.typed[name],
  error: form.errorAt(name),
  onChange: ({ target }: { target: { value: string } }) =>
    form.type({ [name]: target.value } as { [Each in Name]?: string }),
});
