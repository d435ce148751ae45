import { type BookingChoice, choiceEntries } from '../../booking-choice.ts';

/** What was chosen so far, carried on by a form that asks for more. */
export function ChoiceFields({ choice }: { choice: BookingChoice }) {
  return choiceEntries(choice).map(([name, value]) => (
    <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
  ));
}
