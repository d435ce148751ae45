import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Makes the token in the browser; nothing where the card is refused there already. */
export type MakeToken = () => Promise<string | undefined>;

/**
 * Holds the form around a hidden field back until the card has become a token. The listener stands on the
 * form itself, so that it comes before the page's own.
 */
export function useCardToken(isChosen: boolean, makeToken: MakeToken): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const hold = useEffectEvent((event: SubmitEvent, form: HTMLFormElement, input: HTMLInputElement) => {
    if (!isChosen) return;
    if (input.value) {
      // A token pays once: the next try makes a fresh one.
      setTimeout(() => {
        input.value = '';
      });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    void makeToken().then((token) => {
      if (!token) return;
      input.value = token;
      // A form that is still telling its listeners of a submission takes no other: only the next task may send it.
      setTimeout(() => form.requestSubmit(submitter));
    });
  });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const listen = (event: SubmitEvent) => hold(event, form, input);
    form.addEventListener('submit', listen, true);
    return () => form.removeEventListener('submit', listen, true);
  }, []);
  return field;
}
