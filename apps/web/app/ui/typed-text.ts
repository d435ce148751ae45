import { useState } from 'react';
import { typedText, type useField } from './form-scope.tsx';

type Text = string | number | readonly string[] | undefined;

interface Control {
  value?: Text;
  defaultValue?: Text;
}

/** What stands in a text control at first, and how long its text is where that is counted. */
export function useTypedText(
  { typed }: ReturnType<typeof useField>,
  { value, defaultValue }: Control,
  counterMax: number | undefined,
) {
  const start = typedText(typed) ?? defaultValue;
  const [length, setLength] = useState(String(value ?? start ?? '').length);
  return {
    length,
    /** A controlled one brings its own value. */
    start: value === undefined ? { defaultValue: start } : {},
    follow: (text: string) => {
      if (counterMax !== undefined) setLength(text.length);
    },
  };
}
