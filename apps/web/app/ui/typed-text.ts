import { useState } from 'react';
import { typedText, type useField } from './form-scope.tsx';

type Text = string | number | readonly string[] | undefined;

interface Control {
  value?: Text;
  defaultValue?: Text;
}

/** The initial value of a text control, and the length of its text if that is counted. */
export function useTypedText(
  { typed }: ReturnType<typeof useField>,
  { value, defaultValue }: Control,
  counterMax: number | undefined,
) {
  const start = typedText(typed) ?? defaultValue;
  const [length, setLength] = useState(String(value ?? start ?? '').length);
  return {
    length,
    /** A controlled field has its own value. */
    start: value === undefined ? { defaultValue: start } : {},
    follow: (text: string) => {
      if (counterMax !== undefined) setLength(text.length);
    },
  };
}
