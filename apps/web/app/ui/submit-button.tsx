import type { Fetcher } from 'react-router';
import { useFormAction, useNavigation } from 'react-router';
import { Button, type ButtonProps } from './button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** The fetcher of the surrounding form; by default the page's own submission. */
  fetcher?: Pick<Fetcher, 'state'>;
}

const pathOf = (address: string) => address.split('?')[0];

/** Submits the surrounding form and shows while it is pending. */
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
