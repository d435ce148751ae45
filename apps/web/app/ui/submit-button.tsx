import type { Fetcher } from 'react-router';
import { useFormAction, useNavigation } from 'react-router';
import { Button, type ButtonProps } from './button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** The fetcher of the form around it; without one it follows the page's own submission. */
  fetcher?: Pick<Fetcher, 'state'>;
}

const pathOf = (address: string) => address.split('?')[0];

/** Sends the form around it and shows by itself that it is on the way. */
export function SubmitButton({ fetcher, formAction, children, ...button }: SubmitButtonProps) {
  const navigation = useNavigation();
  const here = useFormAction();
  const target = typeof formAction === 'string' ? formAction : here;
  const isMine =
    navigation.formMethod !== undefined &&
    navigation.formMethod !== 'GET' &&
    pathOf(navigation.formAction ?? '') === pathOf(target);
  return (
    <Button
      {...button}
      {...(formAction === undefined ? {} : { formAction })}
      type="submit"
      isLoading={fetcher ? fetcher.state !== 'idle' : isMine}
    >
      {children}
    </Button>
  );
}
