import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Makes the token in the browser; undefined if the card is already refused there. */
export type MakeToken = () => Promise<string | undefined>;

/**
 * Delays the form around a hidden field until the card has become a token. The listener is on the form itself, so
 * that it runs before the page's own.
 */
export function useCardToken(isChosen: boolean, makeToken: MakeToken): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const hold = useEffectEvent((event: SubmitEvent, form: HTMLFormElement, input: HTMLInputElement) => {
    if (!isChosen) return;
    if (input.value) {
      // A token works once: the next attempt makes a new one.
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
      // A form cannot be submitted while its submit event is being handled: the next task does it.
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
